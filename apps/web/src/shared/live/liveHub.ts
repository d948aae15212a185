import {
  type HeldPositions,
  type LiveSocket,
  type LiveState,
  mergeBalances,
  mergeContractOrders,
  mergeDeliveries,
  mergeOrders,
  mergePositions,
  mergeTape,
  mergeTickers,
} from '@touchstone/client'
import {
  type BalanceRow,
  type CandleRow,
  type ChannelMessage,
  type ContractRow,
  type DealRow,
  type DeliveryRow,
  type FillData,
  JOIN_MS,
  type MarkData,
  type OrderRow,
  type PositionData,
  RECORD_KINDS,
  type RecordData,
  type RecordKind,
  type StatusData,
  type TapeRow,
  type TickerData,
} from '@touchstone/protocol'
import {
  type Accumulator,
  type DepthView,
  depthAccumulator,
  latestAccumulator,
  mergeAccumulator,
} from './accumulator.ts'
import { createLiveTopic, type LiveTopic, type OpenChannel } from './liveTopic.ts'
import { createPaintSlot, type PaintSlot } from './paintSlot.ts'

/** At most eight chart updates a second. */
const CANDLE_MS = 125
const TABLE_MS = 250
const RECENT_FILLS = 100
const TAPE_ROWS = 60
/** Candles may close between two paints, or while the page is hidden. */
const RECENT_CANDLES = 10

export type CandleSeries = 'market' | 'index' | 'mark'
const CANDLE_CHANNELS: Readonly<Record<CandleSeries, string>> = { market: 'kline', index: 'index', mark: 'mark' }

/** Live data by topic, each painted at its own pace from one socket. Topics are kept, so equal questions share one. */
export interface LiveHub {
  ticker(symbol: string): LiveTopic<TickerData | undefined>
  tickers(type: string): LiveTopic<ReadonlyMap<string, TickerData> | undefined>
  /** `step` is the price grouping, one of the market's `depthSteps`. */
  depth(symbol: string, step: string): LiveTopic<DepthView | undefined>
  tape(symbol: string): LiveTopic<readonly TapeRow[] | undefined>
  /** The running candle of the book's trades, or of an index or mark price, after the few that closed meanwhile. */
  candles(symbol: string, period: string, series?: CandleSeries): LiveTopic<readonly CandleRow[] | undefined>
  /** Mark price, index and funding of a contract; the index alone for an index. */
  mark(symbol: string): LiveTopic<MarkData | undefined>
  /** Open and waiting contract orders by number. */
  contractOrders(): LiveTopic<ReadonlyMap<string, ContractRow> | undefined>
  /** The contract account and its open positions. */
  positions(): LiveTopic<HeldPositions | undefined>
  /** Timed orders by number: the open ones and those settled since the page was opened. */
  deliveries(): LiveTopic<ReadonlyMap<string, DeliveryRow> | undefined>
  /** Open and waiting orders by number. */
  orders(): LiveTopic<ReadonlyMap<string, OrderRow> | undefined>
  /** Fills since the page was opened, newest first. */
  fills(): LiveTopic<readonly DealRow[] | undefined>
  /** By "account currency". */
  balances(): LiveTopic<ReadonlyMap<string, BalanceRow> | undefined>
  /** How often each kind of records was said to have changed since the page was opened. */
  records(): LiveTopic<ReadonlyMap<RecordKind, number> | undefined>
  status(): LiveTopic<StatusData | undefined>
  readonly connection: LiveTopic<LiveState>
  /** A hidden page paints nothing; what came meanwhile is painted at once when it is shown again. */
  setHidden(hidden: boolean): void
}

/** What the hub needs of a socket. */
export type LiveSource = Pick<LiveSocket, 'subscribe' | 'onState' | 'state'>

function mergeFills(held: readonly DealRow[], message: ChannelMessage<FillData>): readonly DealRow[] {
  return message.type === 'snap' ? held : [...message.data.toReversed(), ...held].slice(0, RECENT_FILLS)
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

/** After a snapshot nothing is known of the time before it. A price that has never been sampled has no candle. */
function mergeCandle(
  held: readonly CandleRow[],
  { type, data }: ChannelMessage<CandleRow | null>,
): readonly CandleRow[] {
  if (data === null) return []
  if (type === 'snap') return [data]
  return [...held.filter(([time]) => time < data[0]), data].slice(-RECENT_CANDLES)
}

export function createLiveHub(
  source: LiveSource,
  makeSlot: (periodMs: number) => PaintSlot = (periodMs) => createPaintSlot(periodMs),
): LiveHub {
  const slots = {
    depth: makeSlot(JOIN_MS.depth),
    tape: makeSlot(JOIN_MS.trade),
    candle: makeSlot(CANDLE_MS),
    table: makeSlot(TABLE_MS),
  }
  const open: OpenChannel = (channel, onMessage) => source.subscribe(channel, onMessage)
  const topics = new Map<string, unknown>()
  /** The channel name decides the view's type: each maker below is the only one for its kind of channel. */
  function topic<View>(channel: string, slot: PaintSlot, makeAccumulator: () => Accumulator<View>): LiveTopic<View> {
    const known = topics.get(channel) as LiveTopic<View> | undefined
    const made = known ?? createLiveTopic({ channel, open, makeAccumulator, slot })
    topics.set(channel, made)
    return made
  }
  const none = new Map<string, never>()
  return {
    ticker: (symbol) => topic(`ticker.${symbol}`, slots.table, () => latestAccumulator<TickerData>()),
    tickers: (type) => topic(`tickers.${type}`, slots.table, () => mergeAccumulator(none, mergeTickers)),
    depth: (symbol, step) => topic(`depth.${symbol}.${step}`, slots.depth, depthAccumulator),
    tape: (symbol) =>
      topic(`trade.${symbol}`, slots.tape, () =>
        mergeAccumulator([] as readonly TapeRow[], (held, message: ChannelMessage<readonly TapeRow[]>) =>
          mergeTape(held, message, TAPE_ROWS),
        ),
      ),
    candles: (symbol, period, series = 'market') =>
      topic(`${CANDLE_CHANNELS[series]}.${symbol}.${period}`, slots.candle, () =>
        mergeAccumulator([] as readonly CandleRow[], mergeCandle),
      ),
    mark: (symbol) => topic(`mark.${symbol}`, slots.table, () => latestAccumulator<MarkData>()),
    contractOrders: () => topic('contractOrder', slots.table, () => mergeAccumulator(none, mergeContractOrders)),
    positions: () =>
      topic('position', slots.table, () =>
        mergeAccumulator<HeldPositions | undefined, PositionData>(undefined, mergePositions),
      ),
    deliveries: () => topic('delivery', slots.table, () => mergeAccumulator(none, mergeDeliveries)),
    orders: () => topic('order', slots.table, () => mergeAccumulator(none, mergeOrders)),
    fills: () => topic('fill', slots.table, () => mergeAccumulator([] as readonly DealRow[], mergeFills)),
    balances: () => topic('balance', slots.table, () => mergeAccumulator(none, mergeBalances)),
    records: () => topic('record', slots.table, () => mergeAccumulator(new Map<RecordKind, number>(), countChanges)),
    status: () => topic('status', slots.table, () => latestAccumulator<StatusData>()),
    connection: { getView: () => source.state, subscribe: (listener) => source.onState(listener) },
    setHidden(hidden) {
      for (const slot of Object.values(slots)) slot.setPaused(hidden)
    },
  }
}
