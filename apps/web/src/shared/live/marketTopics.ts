import { mergeTape, mergeTickers } from '@touchstone/client'
import type { CandleRow, ChannelMessage, MarkData, TapeRow, TickerData } from '@touchstone/protocol'
import { latestAccumulator, mergeAccumulator } from './accumulator.ts'
import { type DepthView, depthAccumulator } from './depthAccumulator.ts'
import { listTopic, type Topic } from './topic.ts'

const TAPE_ROWS = 60
/** Candles may close between two paints, or while the page is hidden. */
const RECENT_CANDLES = 10

export type CandleSeries = 'market' | 'index' | 'mark'
const CANDLE_CHANNELS: Readonly<Record<CandleSeries, string>> = { market: 'kline', index: 'index', mark: 'mark' }

export function tickerTopic(symbol: string): Topic<TickerData | undefined> {
  return { channel: `ticker.${symbol}`, pace: 'table', accumulator: () => latestAccumulator<TickerData>() }
}

export function tickersTopic(type: string): Topic<ReadonlyMap<string, TickerData> | undefined> {
  return listTopic(`tickers.${type}`, mergeTickers)
}

/** `step` is the price grouping, one of the market's `depthSteps`. */
export function depthTopic(symbol: string, step: string): Topic<DepthView | undefined> {
  return { channel: `depth.${symbol}.${step}`, pace: 'depth', accumulator: depthAccumulator }
}

export function tapeTopic(symbol: string): Topic<readonly TapeRow[] | undefined> {
  const none: readonly TapeRow[] = []
  return {
    channel: `trade.${symbol}`,
    pace: 'tape',
    accumulator: () =>
      mergeAccumulator(none, (held, message: ChannelMessage<readonly TapeRow[]>) =>
        mergeTape(held, message, TAPE_ROWS),
      ),
  }
}

/** After a snapshot nothing is known of the time before it. A price that has never been sampled has no candle. */
function mergeCandle(
  held: readonly CandleRow[],
  { type, data }: ChannelMessage<CandleRow | null>,
): readonly CandleRow[] {
  if (data === null) return []
  if (type === 'snap') return [data]
  return [...held.filter(([time]) => time < data[0]), data].slice(-RECENT_CANDLES)
}

/** The running candle of the book's trades, or of an index or mark price, after the few that closed meanwhile. */
export function candleTopic(
  symbol: string,
  period: string,
  series: CandleSeries = 'market',
): Topic<readonly CandleRow[] | undefined> {
  const none: readonly CandleRow[] = []
  return {
    channel: `${CANDLE_CHANNELS[series]}.${symbol}.${period}`,
    pace: 'candle',
    accumulator: () => mergeAccumulator(none, mergeCandle),
  }
}

/** Mark price, index and funding of a contract; the index alone for an index. */
export function markTopic(symbol: string): Topic<MarkData | undefined> {
  return { channel: `mark.${symbol}`, pace: 'table', accumulator: () => latestAccumulator<MarkData>() }
}
