import type { MarginMode, OwnerId } from '@touchstone/protocol'
import type { Amount, Ticks, Timestamp } from '@touchstone/quantities'

/** An open position of one owner in one contract. Written by positions/ only; everyone else reads. */
export class Position {
  readonly id: number
  readonly owner: OwnerId
  /** Place of the contract in the list of contracts. */
  readonly contract: number
  readonly openedAt: Timestamp
  /** Long > 0, short < 0, never 0. */
  lots = 0
  /** What the open lots were bought or sold for, positive: the customer's entry. */
  entryValue: Amount = 0n
  /**
   * The same after losses settled with the clearing account while the position stayed open: unrealised profit at any
   * price is value − basis (long) or basis − value (short). Equal to the entry value until a loss is settled.
   */
  basis: Amount = 0n
  /** Held in the contract wallet for this position, what loss settlements took already subtracted. */
  margin: Amount = 0n
  leverage = 1
  marginMode: MarginMode = 'isolated'
  takeProfit: Ticks = 0
  stopLoss: Ticks = 0
  /** Since it was opened; realised profit signed, fees ≥ 0, funding received minus paid. */
  realised: Amount = 0n
  fees: Amount = 0n
  funding: Amount = 0n
  /** Everything closed so far, for the averages of the record. */
  lotsClosed = 0
  closedEntryValue: Amount = 0n
  closedExitValue: Amount = 0n

  constructor(id: number, owner: OwnerId, contract: number, openedAt: Timestamp) {
    this.id = id
    this.owner = owner
    this.contract = contract
    this.openedAt = openedAt
  }

  get isLong(): boolean {
    return this.lots > 0
  }

  /** Lots without sign. */
  get size(): number {
    return this.lots < 0 ? -this.lots : this.lots
  }

  /** Loss settled so far and no longer in `margin`, never negative. */
  get settledLoss(): Amount {
    return this.isLong ? this.entryValue - this.basis : this.basis - this.entryValue
  }
}
