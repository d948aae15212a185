import type { MarketId, OrderId, OwnerId, Posting, PostingReason, Trade } from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { type Candle, candleOfTrade, joinCandles } from '../marketdata/candle.ts'
import { printOf } from '../marketdata/marketData.ts'
import type { TradePrint } from '../marketdata/marketFigures.ts'
import { bucketStart } from '../marketdata/periods.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import type { BalanceSheet } from './balanceSheet.ts'
import { customerFills, type Fill } from './fill.ts'
import { isCustomer, type OrderTracker, type TrackedOrder } from './orderTracker.ts'
import { STORED_PERIODS, type StoredPeriod } from './storedPeriods.ts'

export interface LedgerLine {
  readonly sequence: number
  readonly index: number
  readonly account: Pick<Posting['source'], 'owner' | 'wallet' | 'asset'>
  readonly type: PostingReason
  readonly change: Amount
  readonly balance: Amount
  readonly ref: number
  readonly time: Timestamp
}

export interface MarketCandle {
  readonly market: MarketId
  readonly period: StoredPeriod
  readonly candle: Candle
}

export interface MarketPrint extends TradePrint {
  readonly market: MarketId
}

/** Moves between an owner's own buckets change no total: they are no entries of the account log. */
function isEntry(reason: PostingReason): boolean {
  return reason !== 'hold' && reason !== 'release'
}

export function ownersOf(entries: readonly AppliedEntry[]): Set<OwnerId> {
  const owners = new Set<OwnerId>()
  for (const { postings } of entries) {
    for (const { source, destination } of postings) owners.add(source.owner).add(destination.owner)
  }
  return owners
}

/** What a run of consecutive entries writes. Computing only: nothing here waits or touches a database. */
export class ProjectionBatch {
  readonly orders = new Map<OrderId, TrackedOrder>()
  readonly fills: Fill[] = []
  readonly ledger: LedgerLine[] = []
  readonly prints: MarketPrint[] = []
  readonly candles = new Map<string, MarketCandle>()
  readonly #tracker: OrderTracker
  readonly #sheet: BalanceSheet
  #lastSequence = 0
  #time: Timestamp = 0

  constructor(tracker: OrderTracker, sheet: BalanceSheet) {
    this.#tracker = tracker
    this.#sheet = sheet
  }

  get lastSequence(): number {
    return this.#lastSequence
  }

  /** Time of the last entry. */
  get time(): Timestamp {
    return this.#time
  }

  add(entry: AppliedEntry): void {
    this.#lastSequence = entry.sequence
    this.#time = entry.time
    if (entry.duplicate) return
    for (const order of this.#tracker.apply(entry)) this.orders.set(order.order, order)
    for (const event of entry.events) if (event.type === 'Trade') this.#addTrade(event, entry.time)
    this.#addPostings(entry)
  }

  #addTrade(trade: Trade, time: Timestamp): void {
    this.fills.push(...customerFills(trade, time))
    const print = { ...printOf(trade, time), market: trade.market }
    this.prints.push(print)
    for (const period of STORED_PERIODS) {
      const open = bucketStart(time, period)
      const key = `${trade.market} ${period} ${open}`
      const held = this.candles.get(key)
      const traded = candleOfTrade(print, open)
      const candle = held ? joinCandles(held.candle, traded) : traded
      this.candles.set(key, { market: trade.market, period, candle })
    }
  }

  #addPostings({ sequence, time, postings }: AppliedEntry): void {
    let index = 0
    const move = (account: Posting['source'], change: Amount, { reason, ref }: Posting) => {
      const balance = this.#sheet.add(account, change)
      if (!isCustomer(account.owner) || !isEntry(reason)) return
      this.ledger.push({ sequence, index: index++, account, type: reason, change, balance, ref, time })
    }
    for (const posting of postings) {
      move(posting.source, -posting.amount, posting)
      move(posting.destination, posting.amount, posting)
    }
  }
}
