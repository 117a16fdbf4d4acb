package player

import "time"

// Reading gives how long a text that stands alone stays, as long as it takes
// to read it: never shorter than the last beat of a step, and never longer.
func Reading(text string) time.Duration {
	return max(leastDwell, min(reading(text), mostDwell))
}
