import type { MarginMode } from '@touchstone/protocol'
import type { Amount, Lots } from '@touchstone/quantities'
import { type ClosedParts, closedParts } from './arithmetic/closing.ts'
import { signedLots } from './arithmetic/signedLots.ts'

/** The figures of a position that its fills change: the same for an open one and for one that a plan works out. */
export class PositionFigures {
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
  /** Since it was opened; realised profit signed, fees ≥ 0. */
  realised: Amount = 0n
  fees: Amount = 0n

  get isLong(): boolean {
    return this.lots > 0
  }

  /** Lots without sign. */
  get size(): Lots {
    return this.lots < 0 ? -this.lots : this.lots
  }

  /** Loss settled so far and no longer in `margin`, never negative. */
  get settledLoss(): Amount {
    return this.isLong ? this.entryValue - this.basis : this.basis - this.entryValue
  }

  /** Takes out lots that close at a value. Their money has still to move. */
  takeOut(lots: Lots, value: Amount): ClosedParts {
    const parts = closedParts(this, lots, value)
    this.lots -= signedLots(this.isLong, lots)
    this.entryValue -= parts.entry
    this.basis -= parts.basis
    this.margin -= parts.share
    this.realised += parts.realised
    return parts
  }

  /** Adds lots that open, signed, at a value. */
  add(lots: number, value: Amount, margin: Amount): void {
    this.lots += lots
    this.entryValue += value
    this.basis += value
    this.margin += margin
  }
}
