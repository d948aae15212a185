/** A dated contract settles at the mean of its index over this long before it expires, one sample a second. */
export const WINDOW_MS = 1_800_000
export const EXPECTED_SAMPLES = 1800
/** With fewer it waits for more. */
export const LEAST_SAMPLES = 60
