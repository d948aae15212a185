import type { MarginMode } from '@touchstone/protocol'
import { type Amount, chargeUp, type Lots, larger, type Ppm, smaller } from '@touchstone/quantities'
import { chargeParts, closedParts, closingLots, fillParts } from '../arithmetic/closing.ts'
import { initialMargin } from '../arithmetic/margin.ts'
import { signedLots } from '../arithmetic/signedLots.ts'

/** A position and its owner's money as a plan sees them while it fills: worked out, not written. */
export interface ProjectionStart {
  /** Long > 0, short < 0, 0 without a position. */
  readonly lots: number
  readonly entryValue: Amount
  readonly basis: Amount
  readonly margin: Amount
  /** Of the position, or of the order that would open one. */
  readonly marginMode: MarginMode
  readonly leverage: number
  readonly cash: Amount
  /**
   * Cross: the money that could pay a loss beside the position's margin and the cash. Negative when other positions have
   * lost.
   */
  readonly support: Amount
}

/** One fill: lots signed as they change the position, their value, and the part of its hold that the order frees. */
export interface ProjectedFill {
  readonly lots: number
  readonly value: Amount
  readonly feePpm: Ppm
  readonly freed: Amount
}

/** Carries fills out on paper, by the same arithmetic as changePosition.ts. */
export class Projection {
  lots: number
  entryValue: Amount
  basis: Amount
  margin: Amount
  readonly marginMode: MarginMode
  readonly leverage: number
  cash: Amount
  readonly support: Amount
  realised: Amount = 0n
  fees: Amount = 0n
  /** The least the cash has been: below zero the owner had too little on the way. */
  lowest: Amount
  /** Margin of the opened lots. */
  marginAdded: Amount = 0n
  lotsOpened: Lots = 0

  constructor(start: ProjectionStart) {
    this.lots = start.lots
    this.entryValue = start.entryValue
    this.basis = start.basis
    this.margin = start.margin
    this.marginMode = start.marginMode
    this.leverage = start.leverage
    this.cash = start.cash
    this.support = start.support
    this.lowest = start.cash
  }

  get isLong(): boolean {
    return this.lots > 0
  }

  get size(): Lots {
    return this.lots < 0 ? -this.lots : this.lots
  }

  /** Losses settled with the clearing account and no longer in the margin. */
  get settledLoss(): Amount {
    return this.lots < 0 ? this.basis - this.entryValue : this.entryValue - this.basis
  }

  /** A copy from which a second plan can continue. */
  copy(): Projection {
    const copy = new Projection(this)
    copy.realised = this.realised
    copy.fees = this.fees
    copy.lowest = this.lowest
    copy.marginAdded = this.marginAdded
    copy.lotsOpened = this.lotsOpened
    return copy
  }

  /** How many of the lots would close something. */
  closes(lots: number): Lots {
    return closingLots(this.lots, lots)
  }

  /**
   * Whether the closed lots of the fill can pay for themselves: loss and fee within the lots' share of the margin, for a
   * cross position within the account. CLOSE-2.
   */
  pays({ lots, value, feePpm, freed }: ProjectedFill): boolean {
    const { closes, exit } = fillParts(this.lots, lots, value)
    if (closes === 0) return true
    const { share, due } = closedParts(this, closes, exit)
    const account = this.marginMode === 'cross' ? this.margin - share + this.cash + freed + this.support : 0n
    return chargeUp(exit, feePpm) - due <= share + account
  }

  /** Fills: opened lots are paid before a profit of the same fill comes in. CMATCH-4. */
  fill({ lots, value, feePpm, freed }: ProjectedFill): void {
    const { closes, exit, opens, openValue } = fillParts(this.lots, lots, value)
    this.cash += freed
    const profit = closes > 0 ? this.#close(closes, exit) : 0n
    if (opens !== 0) this.#open(opens, openValue)
    this.#notice()
    this.cash += profit
    const fee = chargeUp(value, feePpm)
    this.fees += fee
    const free = smaller(fee, larger(this.cash, 0n))
    this.cash -= free
    this.#pay(fee - free, opens === 0)
    this.#notice()
  }

  /** Pays a loss of the lots, first out of their share of the margin. Returns a profit, which comes in later. CLEAR-2. */
  #close(lots: Lots, exit: Amount): Amount {
    const { entry, basis, share, realised, due } = closedParts(this, lots, exit)
    this.realised += realised
    this.entryValue -= entry
    this.basis -= basis
    this.margin -= share
    this.lots -= signedLots(this.isLong, lots)
    const loss = due < 0n ? -due : 0n
    const fromShare = smaller(share, loss)
    this.cash += share - fromShare
    this.#pay(loss - fromShare, true)
    return due > 0n ? due : 0n
  }

  /**
   * The rest of a closing's debt: out of the margin, then out of the cash, which falls below zero by the amount that the
   * owner's other positions pay. A fill that opens lots has to have the cash. MONEY-4.
   */
  #pay(owed: Amount, byClosing: boolean): void {
    const { fromMargin } = byClosing ? chargeParts(owed, this) : { fromMargin: 0n }
    this.margin -= fromMargin
    this.cash -= owed - fromMargin
  }

  #notice(): void {
    if (this.cash < this.lowest) this.lowest = this.cash
  }

  #open(lots: number, value: Amount): void {
    const margin = initialMargin(value, this.leverage)
    this.lots += lots
    this.entryValue += value
    this.basis += value
    this.margin += margin
    this.marginAdded += margin
    this.lotsOpened += lots < 0 ? -lots : lots
    this.cash -= margin
  }
}
