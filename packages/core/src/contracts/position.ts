import type { MarginMode, OwnerId } from '@touchstone/protocol'
import type { Amount, Ticks, Timestamp } from '@touchstone/quantities'

interface KnownLiquidation {
  readonly lots: number
  readonly basis: Amount
  readonly margin: Amount
  readonly price: Ticks
}

/** An open position of one owner in one contract. Written by positions/ only; everyone else reads. */
export class Position {
  readonly id: number
  readonly owner: OwnerId
  /** Place of the contract in the list of contracts. */
  readonly contract: number
  readonly openedAt: Timestamp
  readonly side: 'long' | 'short'
  /** Long > 0, short < 0; 0 once it has ended. */
  lots = 0
  /** Cost or proceeds of the open lots, positive: the customer's entry. */
  entryValue: Amount = 0n
  /**
   * The same after losses settled with the clearing account while the position stayed open: unrealised profit at any
   * price is value − basis (long) or basis − value (short). Equal to the entry value until a loss is settled.
   */
  basis: Amount = 0n
  /** Held in the contract wallet for this position; losses that were settled are subtracted already. */
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
  /**
   * The liquidation price computed last, with its inputs: worth keeping, because every mark asks for it. Follows from the
   * rest.
   */
  liquidation: KnownLiquidation | undefined

  constructor(id: number, owner: OwnerId, contract: number, openedAt: Timestamp, side: 'long' | 'short') {
    this.id = id
    this.owner = owner
    this.contract = contract
    this.openedAt = openedAt
    this.side = side
  }

  get isLong(): boolean {
    return this.side === 'long'
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
