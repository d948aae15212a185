import type { CandleRow, Period } from '@touchstone/protocol'
import type { DataLoader, KLineData } from 'klinecharts'
import type { Bar } from '../indicators/indicator.ts'

/** The chart draws floats; the exact texts stay with the table and the spoken figures. Indicators read the same object. */
export type CandleBar = KLineData & Bar

export function toBar([time, open, high, low, close, volume]: CandleRow): CandleBar {
  return {
    timestamp: time,
    time,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    volume: Number(volume),
  }
}

export interface CandleAnswer {
  readonly list: readonly CandleRow[]
  readonly reference: number
}

export interface CandleSource {
  readonly period: Period
  /** Candles that opened before `end`, or the latest; oldest first. */
  load(end: number | undefined): Promise<CandleAnswer>
  /** The running candle after those that closed a moment ago, oldest first, as they change. */
  follow(onCandles: (candles: readonly CandleRow[]) => void): () => void
}

export interface CandleEvents {
  readonly onLoaded: (bars: readonly CandleRow[], reference: number) => void
  readonly onRunning: (candles: readonly CandleRow[]) => void
  readonly onFailed: (error: unknown) => void
}

export const BARS_PER_PAGE = 500
/** Beyond this no older candles are asked for, and the oldest make room for new ones. */
export const MOST_BARS = 2_000
/** Candles missed twice within this time are not asked for again: the market may simply have none. */
const REFILL_AFTER_MS = 5_000

export interface LoaderPage {
  /** Drops the drawn candles and asks for the latest page again. */
  readonly reload: () => void
  readonly now: () => number
}

/**
 * Feeds the chart: the latest page first, an older page when the customer scrolls back ("forward" in the chart's words),
 * then the running candle. When the page was hidden or the connection lost for longer than the live channel remembers,
 * candles would be missing: the chart is then loaded anew.
 */
export function createCandleLoader(source: CandleSource, events: CandleEvents, page: LoaderPage): DataLoader {
  let stop: (() => void) | undefined
  let held = 0
  let latest = 0
  let refilledAt = Number.NEGATIVE_INFINITY
  /** An answer to a question that nobody asks any more must not be drawn. */
  let generation = 0
  return {
    async getBars({ type, timestamp, callback }) {
      if (type === 'backward' || type === 'update') return callback([], false)
      const older = type === 'forward'
      if (!older) held = 0
      const asked = generation
      try {
        const { list, reference } = await source.load(older ? (timestamp ?? undefined) : undefined)
        if (asked !== generation) return
        const fresh = older && timestamp !== null ? list.filter(([time]) => time < timestamp) : list
        held += fresh.length
        if (!older) latest = fresh.at(-1)?.[0] ?? 0
        callback(fresh.map(toBar), { forward: fresh.length > 0 && held < MOST_BARS, backward: false })
        events.onLoaded(fresh, reference)
      } catch (error) {
        if (asked !== generation) return
        callback([], false)
        events.onFailed(error)
      }
    },
    subscribeBar({ callback }) {
      stop?.()
      stop = source.follow((candles) => {
        const first = candles[0]
        if (first && latest > 0 && first[0] > latest && page.now() - refilledAt > REFILL_AFTER_MS) {
          refilledAt = page.now()
          page.reload()
          return
        }
        const fresh = candles.filter(([time]) => time >= latest)
        for (const candle of fresh) callback(toBar(candle))
        latest = fresh.at(-1)?.[0] ?? latest
        events.onRunning(fresh)
      })
    },
    unsubscribeBar() {
      generation += 1
      stop?.()
      stop = undefined
    },
  }
}

/**
 * Candles of the table and the keyboard: the older pages before, the running one replaced or added at the end, the oldest
 * left out beyond the most the chart holds.
 */
export function mergeCandles(held: readonly CandleRow[], incoming: readonly CandleRow[]): readonly CandleRow[] {
  const last = held.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY
  const start = incoming[0]?.[0]
  if (start === undefined) return held
  if (start > last) return [...held, ...incoming].slice(-MOST_BARS)
  if (start === last) return [...held.slice(0, -1), ...incoming].slice(-MOST_BARS)
  const byTime = new Map<number, CandleRow>()
  for (const candle of [...held, ...incoming]) byTime.set(candle[0], candle)
  return [...byTime.values()].sort(([a], [b]) => a - b).slice(-MOST_BARS)
}
