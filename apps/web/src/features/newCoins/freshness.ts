/** When nothing is told for so long, it is asked for. */
export const FRESH_MS = 30_000
