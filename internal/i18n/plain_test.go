package i18n

import (
	"reflect"
	"regexp"
	"slices"
	"testing"
)

var argument = regexp.MustCompile(`%\[\d\]s`)

// plainArguments collects which arguments each template of a value takes.
func plainArguments(v reflect.Value, name string, into map[string][]string) {
	switch v.Kind() {
	case reflect.String:
		args := argument.FindAllString(v.String(), -1)
		slices.Sort(args)
		into[name] = slices.Compact(args)
	case reflect.Struct:
		for i := range v.NumField() {
			plainArguments(v.Field(i), name+"."+v.Type().Field(i).Name, into)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			plainArguments(v.MapIndex(key), name+"."+key.String(), into)
		}
	case reflect.Array:
		for i := range v.Len() {
			plainArguments(v.Index(i), name, into)
		}
	}
}

func TestPlainTemplatesTakeTheSameArgumentsInBothLanguages(t *testing.T) {
	en, zh := map[string][]string{}, map[string][]string{}
	plainArguments(reflect.ValueOf(plainEn), "", en)
	plainArguments(reflect.ValueOf(plainZh), "", zh)
	if len(en) < 100 {
		t.Fatalf("only %d templates were looked at", len(en))
	}
	for name, args := range en {
		if !slices.Equal(args, zh[name]) {
			t.Errorf("%s takes %v in English and %v in Chinese", name, args, zh[name])
		}
	}
}

func TestNoPlainWordIsEmptyInALanguage(t *testing.T) {
	for _, words := range []PlainWords{plainEn, plainZh} {
		findEmpty(t, reflect.ValueOf(words), "Plain")
	}
}

func findEmpty(t *testing.T, v reflect.Value, name string) {
	switch v.Kind() {
	case reflect.String:
		if v.String() == "" {
			t.Errorf("%s is empty", name)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			findEmpty(t, v.Field(i), name+"."+v.Type().Field(i).Name)
		}
	case reflect.Map:
		if v.Len() == 0 {
			t.Errorf("%s is empty", name)
		}
		for _, key := range v.MapKeys() {
			findEmpty(t, v.MapIndex(key), name+"."+key.String())
		}
	case reflect.Array:
		for i := range v.Len() {
			findEmpty(t, v.Index(i), name)
		}
	}
}
