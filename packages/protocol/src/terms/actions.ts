import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { type FieldsOf, fields, ppm, text, whole } from '../shape/kinds.ts'
import { MAX_PPM } from '../shape/limits.ts'

const DAY_MINUTES = 1440
const MOST_PER_DAY = 1_000
const LONGEST_HOLD_MS = 30 * DAY_MINUTES * 60_000

export const MONEY_TERMS_FIELDS = {
  /** Minutes after midnight in Hong Kong (UTC+8) between which withdrawals may be asked for; 0 and 1440: always. */
  opensAt: whole(0, DAY_MINUTES, 'minutes'),
  closesAt: whole(1, DAY_MINUTES, 'minutes'),
  /** Requests a day, counted by the calendar of Hong Kong. */
  perDay: whole(1, MOST_PER_DAY),
  /** Decimal strings in the withdrawal asset: the amount asked for, fee inside. */
  min: text(),
  max: text(),
  /** Part of the amount kept as the fee; rounded up. */
  feePpm: ppm(0, MAX_PPM - 1),
  /** Part of a deposit that must be traded before it may be withdrawn. */
  turnoverPpm: ppm(),
  /** How long a new address waits before it may be paid. */
  addressHoldMs: whole(0, LONGEST_HOLD_MS, 'ms'),
  /** Fee for returning an untraded deposit to its sender: the network's price, decimal string. */
  returnFee: text(),
  /** From this amount on, in the withdrawal asset, a second person approves a payout. */
  secondPersonFrom: text(),
  /** The house's earning on a conversion, inside the quoted rate. */
  conversionSpreadPpm: ppm(0, MAX_PPM - 1),
}

/**
 * The terms of deposits, withdrawals and conversions. Every deposit keeps the terms of its arrival: its withdrawal gets the
 * better of those and today's, term by term.
 */
export type MoneyTerms = FieldsOf<typeof MONEY_TERMS_FIELDS>

/** Operators set the terms for deposits and conversions from then on. */
export const SetMoneyTerms = define(
  120,
  'SetMoneyTerms',
  'Operators set the terms for money that comes in and goes out.',
  {
    terms: fields(MONEY_TERMS_FIELDS),
  },
)
export type SetMoneyTerms = CommandOf<typeof SetMoneyTerms>
