/** How often a thread gives a sign of life, and its owner looks for one. */
export const BEAT_MS = 1_000
