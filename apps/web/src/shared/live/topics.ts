import { mergeBalances, mergeTape, mergeTickers } from '@touchstone/client'
import {
  type CandleRow,
  type ChannelMessage,
  type DealRow,
  type FillData,
  type MarkData,
  RECORD_KINDS,
  type RecordData,
  type RecordKind,
  type StatusData,
  type TapeRow,
  type TickerData,
} from '@touchstone/protocol'
import { type DepthView, depthAccumulator, latestAccumulator, mergeAccumulator } from './accumulator.ts'
import { listTopic, type Topic } from './topic.ts'

const RECENT_FILLS = 100
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

/** By "account currency". */
export const balancesTopic = listTopic('balance', mergeBalances)

function mergeFills(held: readonly DealRow[], message: ChannelMessage<FillData>): readonly DealRow[] {
  return message.type === 'snap' ? held : [...message.data.toReversed(), ...held].slice(0, RECENT_FILLS)
}

const NO_FILLS: readonly DealRow[] = []

/** Fills since the page was opened, newest first. */
export const fillsTopic: Topic<readonly DealRow[] | undefined> = {
  channel: 'fill',
  pace: 'table',
  accumulator: () => mergeAccumulator(NO_FILLS, mergeFills),
}

/** After a lost connection anything may have changed: a snapshot counts as a change of everything that is looked at. */
function countChanges(
  held: ReadonlyMap<RecordKind, number>,
  { type, data }: ChannelMessage<RecordData>,
): ReadonlyMap<RecordKind, number> {
  const kinds = type === 'snap' ? RECORD_KINDS : data
  const counted = new Map(held)
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1)
  return counted
}

const NO_CHANGES: ReadonlyMap<RecordKind, number> = new Map()

/** How often each kind of records was said to have changed since the page was opened. */
export const recordsTopic: Topic<ReadonlyMap<RecordKind, number> | undefined> = {
  channel: 'record',
  pace: 'table',
  accumulator: () => mergeAccumulator(NO_CHANGES, countChanges),
}

export const statusTopic: Topic<StatusData | undefined> = {
  channel: 'status',
  pace: 'table',
  accumulator: () => latestAccumulator<StatusData>(),
}
