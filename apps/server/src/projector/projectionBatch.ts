import {
  type FundsConverted,
  type FundsTransferred,
  type OptionId,
  type OrderId,
  type OwnerId,
  type Posting,
  type PostingReason,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import type { Amount, Timestamp } from '@touchstone/quantities'
import { type Candle, candleOfTrade, joinCandles } from '../marketdata/candle.ts'
import { contractPrintOf, printOf } from '../marketdata/marketData.ts'
import type { TradePrint } from '../marketdata/marketFigures.ts'
import { bucketStart } from '../marketdata/periods.ts'
import type { AppliedEntry } from '../sequencer/worldPort.ts'
import { ContractBatch, type Place } from './contracts/contractBatch.ts'
import { customerFills, type Fill } from './fill.ts'
import type { TrackedOption } from './options/optionTracker.ts'
import { isCustomer, type TrackedOrder } from './orderTracker.ts'
import { type PolicyInForce, policyOf } from './policies/policyInForce.ts'
import type { ProjectionMemory } from './projectionMemory.ts'
import { STORED_PERIODS, type StoredPeriod } from './storedPeriods.ts'
import { addWithdrawals, type WithdrawalRows } from './withdrawals/withdrawalRows.ts'

type LedgerLine = Pick<Posting['source'], 'owner' | 'wallet' | 'asset'> & {
  readonly sequence: number
  readonly index: number
  readonly type: PostingReason
  readonly change: Amount
  readonly balance: Amount
  readonly ref: number
  readonly time: Timestamp
}

export interface MarketCandle extends Candle {
  /** A spot market or a contract. */
  readonly market: number
  readonly period: StoredPeriod
}

export interface MarketPrint extends TradePrint {
  readonly market: number
}

/** The insurance fund after the last change of a day. */
export interface InsuranceDay {
  readonly asset: number
  readonly day: Timestamp
  readonly balance: Amount
  readonly sequence: number
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
  readonly contracts: ContractBatch
  readonly options = new Map<OptionId, TrackedOption>()
  readonly transfers: (FundsTransferred & Place)[] = []
  readonly conversions: (FundsConverted & Place)[] = []
  readonly policies: PolicyInForce[] = []
  readonly withdrawals: WithdrawalRows = { requested: [], steps: [] }
  readonly insurance = new Map<string, InsuranceDay>()
  readonly #memory: ProjectionMemory
  #lastSequence = 0
  #time: Timestamp = 0

  constructor(memory: ProjectionMemory) {
    this.#memory = memory
    this.contracts = new ContractBatch(memory.contractOrders, memory.positions)
  }

  get lastSequence(): number {
    return this.#lastSequence
  }

  /** Time of the last entry. */
  get time(): Timestamp {
    return this.#time
  }

  /** A repeated command does nothing itself; its entry holds what fell due before it. */
  add(entry: AppliedEntry): void {
    this.#lastSequence = entry.sequence
    this.#time = entry.time
    this.#memory.samples.add(entry)
    for (const order of this.#memory.orders.apply(entry)) this.orders.set(order.order, order)
    for (const option of this.#memory.options.apply(entry)) this.options.set(option.option, option)
    this.contracts.add(entry)
    addWithdrawals(this.withdrawals, entry)
    this.#addEvents(entry)
    this.#addPostings(entry)
  }

  #addEvents({ sequence, time, events }: AppliedEntry): void {
    for (const event of events) {
      if (event.type === 'Trade') {
        this.fills.push(...customerFills(event, time))
        this.#addPrint({ ...printOf(event, time), market: event.market })
      } else if (event.type === 'ContractTrade')
        this.#addPrint({ ...contractPrintOf(event, time), market: event.contract })
      else if (event.type === 'FundsTransferred' && isCustomer(event.owner))
        this.transfers.push({ ...event, sequence, time })
      else if (event.type === 'FundsConverted' && isCustomer(event.owner))
        this.conversions.push({ ...event, sequence, time })
      const policy = policyOf(event, time)
      if (policy) this.policies.push(policy)
    }
  }

  #addPrint(print: MarketPrint): void {
    const { market, time } = print
    this.prints.push(print)
    for (const period of STORED_PERIODS) {
      const open = bucketStart(time, period)
      const key = `${market} ${period} ${open}`
      const held = this.candles.get(key)
      const traded = candleOfTrade(print, open)
      this.candles.set(key, { market, period, ...(held ? joinCandles(held, traded) : traded) })
    }
  }

  #addPostings({ sequence, time, postings }: AppliedEntry): void {
    let index = 0
    const move = (account: Posting['source'], change: Amount, { reason, ref }: Posting) => {
      const balance = this.#memory.sheet.add(account, change)
      if (account.owner === SYSTEM_OWNERS.insurance && account.wallet === 'funds') {
        const day = bucketStart(time, '1d')
        this.insurance.set(`${account.asset} ${day}`, { asset: account.asset, day, balance, sequence })
      }
      if (!isCustomer(account.owner) || !isEntry(reason)) return
      const { owner, wallet, asset } = account
      this.ledger.push({ sequence, index: index++, owner, wallet, asset, type: reason, change, balance, ref, time })
    }
    for (const posting of postings) {
      move(posting.source, -posting.amount, posting)
      move(posting.destination, posting.amount, posting)
    }
  }
}
