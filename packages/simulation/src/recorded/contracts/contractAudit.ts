import type { Exchange } from '@touchstone/core'
import { FIRST_CUSTOMER, type LedgerAccount, type Outcome, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import { demand } from '../../audit/auditFailure.ts'

interface Held {
  readonly owner: OwnerId
  readonly lots: number
  readonly entryValue: bigint
  readonly margin: bigint
  readonly isolated: boolean
}

/**
 * Checks every outcome of a run with one contract by a second computation: balances from postings alone, positions from events
 * alone. Throws AuditFailure.
 */
export class ContractAudit {
  readonly #exchange: Exchange
  readonly #quantum: bigint
  readonly #balances = new Map<string, bigint>()
  readonly #positions = new Map<number, Held>()
  readonly #owners = new Set<OwnerId>()
  #mark = 0
  #insurance = 0n
  liquidated = 0
  reduced = 0
  deleveraged = 0
  funded = 0
  /** The lowest balance of the insurance fund so far. */
  lowestFund: bigint | undefined

  constructor(exchange: Exchange, quantum: bigint) {
    this.#exchange = exchange
    this.#quantum = quantum
  }

  take(outcome: Outcome): void {
    for (const { source, destination, amount } of outcome.postings) {
      this.#move(source, -amount)
      this.#move(destination, amount)
    }
    for (const event of outcome.events) this.#hear(event)
    if (outcome.events.length > 0) this.#checkPositions()
    demand(
      this.#insurance === this.#exchange.contracts.insuranceFund(),
      'I12',
      () => `the fund is not its postings' sum`,
    )
    demand(this.#insurance >= 0n, 'I13', () => `the fund is ${this.#insurance}`)
    if (this.lowestFund === undefined || this.#insurance < this.lowestFund) this.lowestFund = this.#insurance
  }

  /** Whether the owner has a position, by the events. */
  holds(owner: OwnerId): boolean {
    return this.#owners.has(owner)
  }

  /** Slower: the whole exchange, and every cross account's equity. */
  sweep(customers: readonly OwnerId[]): void {
    this.#exchange.checkInvariants()
    for (const [asset, sum] of this.#exchange.totals()) demand(sum === 0n, 'I2', () => `asset ${asset} sums to ${sum}`)
    for (const owner of customers) {
      const { equity } = this.#exchange.contracts.account(owner)
      demand(equity >= 0n, 'I13', () => `the equity of ${owner} is ${equity}`)
    }
  }

  #move({ owner, wallet, asset, bucket }: LedgerAccount, change: bigint): void {
    const key = `${owner} ${wallet} ${asset} ${bucket}`
    const balance = (this.#balances.get(key) ?? 0n) + change
    this.#balances.set(key, balance)
    demand(balance >= 0n || owner === SYSTEM_OWNERS.external, 'I4', () => `${key} is ${balance}`)
    if (owner === SYSTEM_OWNERS.insurance) this.#insurance += change
  }

  #hear(event: Outcome['events'][number]): void {
    if (event.type === 'MarkStruck') this.#mark = event.mark
    if (event.type === 'FundingSettled') this.funded++
    if (event.type === 'Deleveraged') this.deleveraged++
    if (event.type === 'LiquidationStep' && event.step === 'taken_over') this.liquidated++
    if (event.type === 'LiquidationStep' && event.step === 'reduced') this.reduced++
    if (event.type === 'PositionClosed') this.#end(event.position, event.owner)
    if (event.type === 'PositionChanged') {
      const { position, owner, lots, entryValue, margin, marginMode } = event
      this.#owners.add(owner)
      this.#positions.set(position, { owner, lots, entryValue, margin, isolated: marginMode === 'isolated' })
    }
  }

  #end(position: number, owner: OwnerId): void {
    this.#positions.delete(position)
    this.#owners.delete(owner)
  }

  /** Σ lots = 0, and every position whose isolated margin is used up is being liquidated. */
  #checkPositions(): void {
    let lots = 0
    for (const [id, held] of this.#positions) {
      lots += held.lots
      if (!held.isolated || held.owner < FIRST_CUSTOMER) continue
      const value = BigInt(this.#mark) * BigInt(Math.abs(held.lots)) * this.#quantum
      const equity = held.margin + (held.lots > 0 ? value - held.entryValue : held.entryValue - value)
      if (equity > 0n) continue
      demand(
        this.#exchange.contracts.isQueued(id),
        'I13',
        () => `position ${id} has an equity of ${equity} and is not queued`,
      )
    }
    demand(lots === 0, 'I12', () => `the positions sum to ${lots} lots`)
  }
}
