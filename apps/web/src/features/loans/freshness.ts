/** Data of which the server has told nothing for so long is asked for again. */
export const FRESH_MS = 30_000
