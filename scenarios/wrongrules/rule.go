package main

// Rule is one way to get the ledger wrong; Right is none.
type Rule string

// The rules that tempt. Each changes one condition of the right ledger.
const (
	Right Rule = ""

	ClosedInterval Rule = "closed-interval"
	ClosedExpiry   Rule = "closed-expiry"

	NewestRecord   Rule = "newest-record"
	NewestDecides  Rule = "newest-decides"
	LastInFile     Rule = "last-in-file"
	MajorityWins   Rule = "majority-wins"
	MostSources    Rule = "most-sources"
	AgreeingClash  Rule = "agreeing-clash"
	HindsightKnown Rule = "hindsight"

	SupersedeEveryDay   Rule = "supersede-every-day"
	SupersedeUnrecorded Rule = "supersede-unrecorded"
	SupersedeCandidate  Rule = "supersede-candidate"
	SupersedeUnfounded  Rule = "supersede-unfounded"

	ExpiryRestores Rule = "expiry-restores"
	ExpiryByValid  Rule = "expiry-by-valid"
	ExpiryIgnored  Rule = "expiry-ignored"

	FirstSource   Rule = "first-source"
	RevokesBack   Rule = "revokes-back"
	VerifiesBack  Rule = "verifies-back"
	RetireErases  Rule = "retire-erases"
	ScopeInherits Rule = "scope-inherits"
	ScopeCollects Rule = "scope-collects"
	AnyVersion    Rule = "any-version"
)

// Tempting is a wrong rule with what somebody who holds it would say.
type Tempting struct {
	Rule Rule
	Says string
}

// TemptingRules lists the wrong rules in the order of the table.
func TemptingRules() []Tempting {
	return []Tempting{
		{ClosedInterval, "a fact still holds on the day on which it ends"},
		{ClosedExpiry, "a memory may still be used on the day on which it expires"},
		{NewestRecord, "the newest record is the answer, whenever it holds"},
		{NewestDecides, "of several values the one recorded last wins"},
		{LastInFile, "of several values the last one in the file wins"},
		{MajorityWins, "of several values the one that more memories say wins, superseded or not"},
		{MostSources, "of several values the one with more sources wins"},
		{AgreeingClash, "two memories are a conflict even when they agree"},
		{HindsightKnown, "what is known today was known all along"},
		{SupersedeEveryDay, "what is superseded is superseded on every day"},
		{SupersedeUnrecorded, "it is superseded even before the newer one is recorded"},
		{SupersedeCandidate, "a candidate supersedes like a verified memory"},
		{SupersedeUnfounded, "a memory that lost its evidence goes on superseding"},
		{ExpiryRestores, "when a memory expires, the older value comes back"},
		{ExpiryByValid, "expiry is judged on the day that is asked about"},
		{ExpiryIgnored, "what has expired is used until something newer comes"},
		{FirstSource, "only the first source of a memory counts"},
		{RevokesBack, "a revoked source never counted, not even before"},
		{VerifiesBack, "a verified memory was verified all along"},
		{RetireErases, "a retired memory was never there"},
		{ScopeInherits, "a scope takes from those with which its name begins"},
		{ScopeCollects, "a scope takes from those whose names begin with it"},
		{AnyVersion, "a version takes from every other one"},
	}
}
