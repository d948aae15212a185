import { Random } from '../../world/random.ts'
import { recordedRows } from '../recordedFile.ts'

/** A minute of a market: its prices in ticks, in a possible order. */
export interface Minute {
  readonly time: number
  readonly prices: readonly number[]
}

/** Where the columns of a recording of one-minute candles are. */
interface Columns {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

export const BINANCE: Columns = { open: 1, high: 2, low: 3, close: 4 }
export const BITFINEX: Columns = { open: 1, close: 2, high: 3, low: 4 }

/** A recording's minutes; a falling one is assumed to have gone to its high first. */
export function recordedMinutes(path: string, { open, high, low, close }: Columns, ticksPerUnit: number): Minute[] {
  return recordedRows(path).map((cells) => {
    const ticks = (column: number) => Math.round(Number(cells[column]) * ticksPerUnit)
    const extremes = ticks(close) < ticks(open) ? [ticks(high), ticks(low)] : [ticks(low), ticks(high)]
    return { time: Number(cells[0]), prices: [...extremes, ticks(close)] }
  })
}

/** Half a day of a recording: nine hours before its lowest price and three after. */
export function aroundTheLow(minutes: readonly Minute[]): readonly Minute[] {
  const lows = minutes.map(({ prices }) => Math.min(...prices))
  const low = lows.indexOf(Math.min(...lows))
  return minutes.slice(Math.max(0, low - 540), low + 180)
}

const START_MS = Date.UTC(2026, 1, 5)
const MINUTE_MS = 60_000
const LENGTH = 720

/** Half a day made up from a seed: quiet, then a third lost within an hour in lurches, then a rebound and more lurches. */
export function crashMinutes(seed: number): Minute[] {
  const random = new Random(seed)
  let price = 58_850
  return Array.from({ length: LENGTH }, (_, minute) => {
    const falling = minute >= 240 && minute < 300
    const rising = minute >= 300 && minute < 360
    const drift = falling ? -8 : rising ? 4 : 0
    const reach = falling || rising ? 12 : 2
    const prices = Array.from({ length: 3 }, () => {
      price += Math.round((price * (random.between(-reach, reach) + drift)) / 4_000)
      return price
    })
    return { time: START_MS + minute * MINUTE_MS, prices }
  })
}
