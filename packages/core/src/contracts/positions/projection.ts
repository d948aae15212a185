import type { MarginMode } from '@touchstone/protocol'
import { type Amount, chargeUp, type Lots, type Ppm } from '@touchstone/quantities'
import {
  type ClosedParts,
  chargeParts,
  closedParts,
  closingLots,
  fillParts,
  lossParts,
  payableInCash,
} from '../arithmetic/closing.ts'
import { initialMargin } from '../arithmetic/margin.ts'
import { PositionFigures } from '../positionFigures.ts'
import { carryOutFill } from './fillSteps.ts'

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

/** Works fills out beforehand: the figures and the steps are those of the fills that are carried out, only the money is not moved. */
export class Projection extends PositionFigures {
  cash: Amount
  readonly support: Amount
  /** The least the cash has been: below zero the owner had too little on the way. */
  lowest: Amount
  /** Margin of the opened lots. */
  marginAdded: Amount = 0n
  lotsOpened: Lots = 0

  constructor(start: ProjectionStart) {
    super()
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

  fill({ lots, value, feePpm, freed }: ProjectedFill): void {
    const { closes, exit, opens, openValue } = fillParts(this.lots, lots, value)
    this.cash += freed
    const closed = closes > 0 ? this.takeOut(closes, exit) : undefined
    const steps = {
      payLoss: () => {
        if (closed) this.#payLoss(closed)
      },
      open: () => this.#open(opens, openValue),
      takeProfit: () => {
        if (closed && closed.due > 0n) this.cash += closed.due
      },
      payFee: () => this.#payFee(chargeUp(value, feePpm), opens === 0),
    }
    carryOutFill([steps])
  }

  #payLoss(closed: ClosedParts): void {
    const { freed, left } = lossParts(closed)
    this.cash += freed
    this.#pay(left, true)
  }

  #open(lots: number, value: Amount): void {
    if (lots !== 0) {
      const margin = initialMargin(value, this.leverage)
      this.add(lots, value, margin)
      this.marginAdded += margin
      this.lotsOpened += lots < 0 ? -lots : lots
      this.cash -= margin
    }
    this.#notice()
  }

  #payFee(fee: Amount, byClosing: boolean): void {
    this.fees += fee
    const fromCash = payableInCash(fee, this.cash)
    this.cash -= fromCash
    this.#pay(fee - fromCash, byClosing)
    this.#notice()
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
}
