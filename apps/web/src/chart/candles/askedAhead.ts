import type { CandleAnswer, CandleSource } from './candleLoader.ts'

export interface BegunCandleSource extends CandleSource {
  /** Asks for the latest page, unless that was done. Whoever loads it first is given this answer, or its refusal. */
  readonly begin: () => void
}

/** The same source, of which the latest page can be asked for before there is anybody to draw it. */
export function askedAhead(source: CandleSource): BegunCandleSource {
  let begun = false
  let latest: Promise<CandleAnswer> | undefined
  return {
    ...source,
    begin() {
      if (begun) return
      begun = true
      latest = source.load(undefined)
      // A refusal is told to whoever loads, later.
      latest.catch(() => undefined)
    },
    load(end) {
      const asked = end === undefined ? latest : undefined
      if (!asked) return source.load(end)
      latest = undefined
      return asked
    },
  }
}
