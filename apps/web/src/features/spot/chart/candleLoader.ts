import type { CandleRow, Period } from '@touchstone/protocol'
import type { DataLoader, KLineData } from 'klinecharts'

/** The chart draws floats; the exact texts stay with the table and the tooltip of the page. */
export interface CandleBar extends KLineData {
  readonly volume: number
}

export function toBar([timestamp, open, high, low, close, volume]: CandleRow): CandleBar {
  return {
    timestamp,
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
  /** The running candle, as it changes. */
  follow(onCandle: (candle: CandleRow) => void): () => void
}

export interface CandleEvents {
  readonly onLoaded: (bars: readonly CandleRow[], reference: number) => void
  readonly onRunning: (candle: CandleRow) => void
  readonly onFailed: () => void
}

export const BARS_PER_PAGE = 500
/** Beyond this the chart stays as it is and older candles are not asked for. */
export const MOST_BARS = 2_000

/**
 * Feeds the chart: the latest page first, an older page when the customer scrolls back ("forward" in the chart's words),
 * then the running candle.
 */
export function createCandleLoader(source: CandleSource, events: CandleEvents): DataLoader {
  let stop: (() => void) | undefined
  let held = 0
  return {
    async getBars({ type, timestamp, callback }) {
      if (type === 'backward' || type === 'update') return callback([], false)
      const older = type === 'forward'
      if (!older) held = 0
      try {
        const { list, reference } = await source.load(older ? (timestamp ?? undefined) : undefined)
        const fresh = older && timestamp !== null ? list.filter(([time]) => time < timestamp) : list
        held += fresh.length
        callback(fresh.map(toBar), { forward: fresh.length > 0 && held < MOST_BARS, backward: false })
        events.onLoaded(fresh, reference)
      } catch {
        callback([], false)
        events.onFailed()
      }
    },
    subscribeBar({ callback }) {
      stop?.()
      stop = source.follow((candle) => {
        callback(toBar(candle))
        events.onRunning(candle)
      })
    },
    unsubscribeBar() {
      stop?.()
      stop = undefined
    },
  }
}

/** Candles of a table view: the older pages before, the running one replaced or added at the end. */
export function mergeCandles(held: readonly CandleRow[], incoming: readonly CandleRow[]): readonly CandleRow[] {
  const byTime = new Map<number, CandleRow>()
  for (const candle of [...held, ...incoming]) byTime.set(candle[0], candle)
  return [...byTime.values()].sort(([a], [b]) => a - b)
}
