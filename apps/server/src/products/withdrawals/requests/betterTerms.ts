import type { MoneyTerms } from '@touchstone/protocol'
import { type Amount, parseDecimal } from '@touchstone/quantities'

/** The terms that a customer may count on, one by one: the better of those the money came in under and today's. */
export interface BetterTerms {
  readonly opensAt: number
  readonly closesAt: number
  readonly perDay: number
  readonly min: Amount
  readonly max: Amount
  readonly feePpm: number
}

function amountOf(text: string, scale: number): Amount {
  const amount = parseDecimal(text, scale)
  if (amount === undefined) throw new Error(`the terms hold an amount that cannot be read: ${text}`)
  return amount
}

const smaller = (one: Amount, other: Amount): Amount => (one < other ? one : other)
const larger = (one: Amount, other: Amount): Amount => (one > other ? one : other)

/** Of two windows that may not overlap the longer is told: the core lets either pass. */
export function betterTerms(frozen: MoneyTerms, today: MoneyTerms, scale: number): BetterTerms {
  const longer = ({ opensAt, closesAt }: MoneyTerms) => closesAt - opensAt
  const { opensAt, closesAt } = longer(frozen) > longer(today) ? frozen : today
  return {
    opensAt,
    closesAt,
    perDay: Math.max(frozen.perDay, today.perDay),
    min: smaller(amountOf(frozen.min, scale), amountOf(today.min, scale)),
    max: larger(amountOf(frozen.max, scale), amountOf(today.max, scale)),
    feePpm: Math.min(frozen.feePpm, today.feePpm),
  }
}
