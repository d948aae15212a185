import type { MarginMode } from '@touchstone/protocol'
import { type Amount, chargeUp, type Lots, larger, type Ppm, smaller } from '@touchstone/quantities'
import { chargeParts, closedParts } from '../arithmetic/closing.ts'
import { initialMargin } from '../arithmetic/margin.ts'
import { partOf } from '../arithmetic/partOf.ts'
import { signedLots } from '../arithmetic/signedLots.ts'

/** A position and its owner's money as a plan sees them while it fills: worked out, not written. */
export interface SketchStart {
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
export interface SketchFill {
  readonly lots: number
  readonly value: Amount
  readonly feePpm: Ppm
  readonly freed: Amount
}

/** Carries fills out on paper, by the same arithmetic as changePosition.ts. */
export class Sketch {
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

  constructor(start: SketchStart) {
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

  /** The same once more, to go on from. */
  copy(): Sketch {
    const copy = new Sketch(this)
    copy.realised = this.realised
    copy.fees = this.fees
    copy.lowest = this.lowest
    copy.marginAdded = this.marginAdded
    copy.lotsOpened = this.lotsOpened
    return copy
  }

  /** How many of the lots would close something. */
  closes(lots: number): Lots {
    if (this.lots === 0 || this.lots > 0 === lots > 0) return 0
    return Math.min(this.size, lots < 0 ? -lots : lots)
  }

  /**
   * Whether the closed lots of the fill can pay for themselves: loss and fee within the lots' share of the margin, for a
   * cross position within the account. CLOSE-2.
   */
  pays({ lots, value, feePpm, freed }: SketchFill): boolean {
    const closing = this.closes(lots)
    if (closing === 0) return true
    const size = lots < 0 ? -lots : lots
    const exit = partOf(value, closing, size)
    const { share, due } = closedParts(this, closing, exit)
    const account = this.marginMode === 'cross' ? this.margin - share + this.cash + freed + this.support : 0n
    return chargeUp(exit, feePpm) - due <= share + account
  }

  /** Fills: opened lots are paid before a profit of the same fill comes in. CMATCH-4. */
  fill({ lots, value, feePpm, freed }: SketchFill): void {
    const size = lots < 0 ? -lots : lots
    const closing = this.closes(lots)
    const exit = partOf(value, closing, size)
    this.cash += freed
    const profit = closing > 0 ? this.#close(closing, exit) : 0n
    if (size > closing) this.#open(lots < 0 ? closing - size : size - closing, value - exit)
    this.#notice()
    this.cash += profit
    const fee = chargeUp(value, feePpm)
    this.fees += fee
    const free = smaller(fee, larger(this.cash, 0n))
    this.cash -= free
    this.#pay(fee - free, closing === size)
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
