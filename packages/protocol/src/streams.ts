import type { CallData } from './catalog.ts'
import type { Wallet } from './ledger/owners.ts'
import type { MessageRow } from './web/messages.ts'
import { RECORD_TYPES } from './web/recordTypes.ts'
import type { NoticeType } from './web/textTypes.ts'

/**
 * The WebSocket at `/ws`: JSON text frames, one object each.
 *
 * Client → server: {op:'sub',ch} · {op:'unsub',ch} · {op:'auth',token} · {op:'ping'} · {op:'call',id,name,args} (a call
 * of a group other than `other` over the socket; the reply is {op:'reply',id,...envelope}).
 * Server → client: {ch,type:'snap'|'diff',seq,time,data} · {op:'pong',time} · {op:'auth',code} · {op:'error',ch?,code,message}.
 *
 * Each channel starts with a snapshot; every later update has seq = previous + 1. A gap, or a second snapshot, means: throw
 * away the data held and start from the snapshot (resubscribe after a gap). A slow reader is bounded: the updates it missed
 * are replaced by a fresh snapshot.
 *
 * Public channels: tickers.{type} · ticker.{symbol} · depth.{symbol}.{step} · trade.{symbol} · kline.{symbol}.{period} · status ·
 * notice · index.{symbol}.{period} and mark.{symbol}.{period} (candles of an index or mark price, one tick a second) · mark.{symbol}
 * Private channels, after auth: order · fill · balance · contractOrder · position · delivery · record · message
 */

export type OrderRow = CallData<'getOrderList'>['list'][number]
export type ContractRow = CallData<'getContractList'>['list'][number]
export type DeliveryRow = CallData<'getDeliveryList'>['list'][number]
export type DealRow = CallData<'getDealList'>['list'][number]

export type DepthLevel = readonly [price: string, amount: string]

/** snap: the best 50 levels; diff: changed levels, amount "0" removes. */
export interface DepthData {
  readonly bids: readonly DepthLevel[]
  readonly asks: readonly DepthLevel[]
}

export interface TickerData {
  readonly symbol: string
  readonly last: string
  /** Fraction over 24 h. */
  readonly change: string
  readonly high: string
  readonly low: string
  readonly volume: string
  readonly turnover: string
  readonly bid: string
  readonly ask: string
  readonly index: string
  readonly halted: boolean
  /** By its calendar; `changesAt` as in marketRow. */
  readonly open: boolean
  readonly changesAt: number
}

/** What is new among announcements and news: the call getGG says what stands in it. */
export interface NoticeRow {
  readonly id: number
  readonly type: NoticeType
  /** When it was published, UTC ms. */
  readonly time: number
}

/** Channel `notice`; snap: empty (ask getGG); diff: what was published since, oldest first. */
export type NoticeData = readonly NoticeRow[]

/** Channel mark.{symbol} of a contract, or of an index (then mark, legs and funding are ""); snap and diff alike: all of it. */
export interface MarkData {
  readonly symbol: string
  readonly index: string
  readonly mark: string
  readonly fundingLeg: string
  readonly basisLeg: string
  readonly last: string
  /** Estimated rate of the running interval as a signed fraction. */
  readonly funding: string
  readonly nextFunding: number
  /** Time and log sequence of the samples, live sources that counted, and their spread as a fraction. */
  readonly time: number
  readonly sequence: number
  readonly sources: number
  readonly spread: string
  readonly open: boolean
  readonly changesAt: number
  /** Of a dated contract in its last half hour: the mean of the samples so far, and how many; "" and 0 otherwise. */
  readonly settlement: string
  readonly settlementSamples: number
}

/** [time, price, amount, taker side, house 0|1, trade number]; snap: newest first, up to 50; diff: the new ones, oldest first. */
export type TapeRow = readonly [number, string, string, 'buy' | 'sell', number, string]

/** [open time, open, high, low, close, volume]; snap: the running candle, null before the first; diff: as it is now. */
export type CandleRow = readonly [number, string, string, string, string, string]

/** Sent at least every 2 s on channel `status`, which every client subscribes to: the heartbeat. */
export interface StatusData {
  readonly serverTime: number
  readonly sequence: number
  /** Feeds that are late, by name. Empty when all is well. */
  readonly late: readonly string[]
  readonly storage: 'ok' | 'full'
  /** `waits`: nothing is accepted before operators have confirmed the exchange's clock. */
  readonly clock: 'runs' | 'waits'
}

/**
 * Private channel `order`; snap: the open and waiting orders; diff: the rows that changed, each as it is now. A row in a
 * final state is sent once.
 */
export type OrderData = readonly OrderRow[]

/** Private channel `fill`; snap: empty (ask getDealList for what was before); diff: the new fills, oldest first. */
export type FillData = readonly DealRow[]

/** Both without trailing zeros, as in getAsset2. */
export interface BalanceRow {
  readonly currency: string
  readonly account: Wallet
  readonly available: string
  readonly frozen: string
}

/** Private channel `balance`; absolute values as of log position `sequence`. snap: every balance; diff: the changed ones. */
export interface BalanceData {
  readonly sequence: number
  readonly list: readonly BalanceRow[]
}

/** Private channel `contractOrder`; snap: open and waiting orders of contracts; diff: changed rows, a final state once. */
export type ContractOrderData = readonly ContractRow[]

/**
 * Private channel `position`; snap: all; diff: the account and the positions that changed, marks included, at most twice a
 * second; a closed position comes once with state `closed`.
 */
export interface PositionData {
  readonly account: CallData<'getContractAccount'>
  readonly list: readonly ContractRow[]
}

/** Private channel `delivery`; snap: open timed orders; diff: changed rows, a settled one once. */
export type DeliveryData = readonly DeliveryRow[]

/** The kinds of records that customers find in lists. `ticket`: conversations with support. */
export const RECORD_KINDS = [...RECORD_TYPES, 'verification', 'ticket'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Private channel `record`; snap: empty; diff: the kinds of own records in which something changed: ask for their lists anew. */
export type RecordData = readonly RecordKind[]

/**
 * Private channel `message`; snap: nothing (ask getMessageList); diff: new messages, oldest first, and how many are unread now. A message
 * that was read changes the number alone.
 */
export interface MessageData {
  /** null in a snapshot. */
  readonly unread: number | null
  readonly list: readonly MessageRow[]
}

export const WS_PATH = '/ws'
export const HEARTBEAT_MS = 2_000
export const STALE_AFTER_MS = 4_000
export const DEPTH_LEVELS = 50
export const JOIN_MS = { depth: 50, trade: 100, ticker: 250 } as const

export type ClientMessage =
  | { readonly op: 'sub' | 'unsub'; readonly ch: string }
  | { readonly op: 'auth'; readonly token: string }
  | { readonly op: 'ping' }
  | { readonly op: 'call'; readonly id: string; readonly name: string; readonly args: Readonly<Record<string, string>> }

export interface ChannelMessage<Data = unknown> {
  readonly ch: string
  readonly type: 'snap' | 'diff'
  readonly seq: number
  readonly time: number
  readonly data: Data
}
