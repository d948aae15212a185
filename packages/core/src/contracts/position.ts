import type { OwnerId } from '@touchstone/protocol'
import type { Amount, Ticks, Timestamp } from '@touchstone/quantities'
import { PositionFigures } from './positionFigures.ts'

interface KnownLiquidation {
  readonly lots: number
  readonly basis: Amount
  readonly margin: Amount
  readonly price: Ticks
}

/** An open position of one owner in one contract. Written by positions/ only; everyone else reads. */
export class Position extends PositionFigures {
  readonly id: number
  readonly owner: OwnerId
  /** Place of the contract in the list of contracts. */
  readonly contract: number
  readonly openedAt: Timestamp
  readonly side: 'long' | 'short'
  takeProfit: Ticks = 0
  stopLoss: Ticks = 0
  /** Since it was opened: received minus paid. */
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
    super()
    this.id = id
    this.owner = owner
    this.contract = contract
    this.openedAt = openedAt
    this.side = side
  }

  /** Also once it has ended. */
  override get isLong(): boolean {
    return this.side === 'long'
  }
}
