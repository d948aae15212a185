import { optionFee, optionPayout } from '@touchstone/core/formulas'
import type { CallData } from '@touchstone/protocol'
import { type Amount, formatPlain, parseDecimal } from '@touchstone/quantities'
import { readDown } from '../../shared/decimals/exactDecimal.ts'
import { fractionToPpm } from '../../shared/decimals/fractionToPpm.ts'

export type TimedOptionTerms = CallData<'getDeliveryCycle'>
export type Cycle = TimedOptionTerms['cycles'][number]
export type TimedOptionDirection = 'up' | 'down'

/** Cost and payout of an order of this stake, in the stake's smallest unit, by the engine's own functions. */
export interface TimedOptionFigures {
  readonly stake: Amount
  /** Rounded up. */
  readonly fee: Amount
  /** On top of the stake when right, rounded down. */
  readonly payout: Amount
  /** The mean of right and wrong, as when up and down are equally likely; rounded down. */
  readonly expected: Amount
}

export function timedOptionFigures(stake: Amount, { payout: rate, feeRate }: Cycle): TimedOptionFigures {
  const fee = optionFee(stake, fractionToPpm(feeRate))
  const payout = optionPayout(stake, fractionToPpm(rate))
  const twice = payout - stake - 2n * fee
  return { stake, fee, payout, expected: (twice - (twice < 0n ? 1n : 0n)) / 2n }
}

/** The amount as it stands in the field: "12." counts as 12. Undefined while there is none. */
export function readStake(amount: string, scale: number): Amount | undefined {
  return parseDecimal(amount.replace(/\.$/, ''), scale)
}

/** The largest stake that, with its fee, `money` pays for. */
export function affordableStake(money: Amount, { feeRate }: Cycle): Amount {
  const ppm = fractionToPpm(feeRate)
  const stake = (money * 1_000_000n) / BigInt(1_000_000 + ppm)
  return stake + optionFee(stake, ppm) > money ? stake - 1n : stake
}

/** `percent` of the affordable stake, rounded down; as text for the amount field. */
export function shareOfMoney(percent: number, money: Amount, cycle: Cycle, scale: number): string {
  return formatPlain((affordableStake(money, cycle) * BigInt(percent)) / 100n, scale)
}

/** Why no order can be placed as it stands, in the order in which it should be told. */
export type TimedOptionProblem =
  | { readonly kind: 'market_closed'; readonly opens: number }
  | { readonly kind: 'index_unavailable' | 'index_unsure' | 'stale' | 'transaction_password_unset' }
  /** Not even the smallest order fits into the pool or the customer's cap. */
  | { readonly kind: 'no_room' }
  | { readonly kind: AmountProblem; readonly limit: string }

/** Those told under the amount; `limit` is the figure they speak of, "" when none. */
export type AmountProblem = 'empty' | 'zero' | 'below_minimum' | 'above_maximum' | 'above_room' | 'insufficient_balance'

export interface TimedOptionCircumstances {
  readonly terms: TimedOptionTerms
  readonly cycle: Cycle
  readonly scale: number
  /** Available in the delivery account. */
  readonly available: Amount
  readonly stale: boolean
  readonly transactionPasswordSet: boolean
}

/** The first thing that is in the way; undefined when an order may be sent. The server judges again. */
export function timedOptionProblem(amount: string, about: TimedOptionCircumstances): TimedOptionProblem | undefined {
  return placeProblem(about) ?? amountProblem(amount, about)
}

/** The obstacle that disables the whole form. */
export function placeProblem(about: TimedOptionCircumstances): TimedOptionProblem | undefined {
  const { terms, cycle, scale } = about
  if (!terms.open || terms.problem === 'market_closed') return { kind: 'market_closed', opens: terms.changesAt }
  if (terms.problem === 'index_unavailable' || terms.problem === 'index_unsure') return { kind: terms.problem }
  if (about.stale) return { kind: 'stale' }
  if (!about.transactionPasswordSet) return { kind: 'transaction_password_unset' }
  const room = readDown(cycle.maxNow, scale)
  return room === 0n ? { kind: 'no_room' } : undefined
}

function amountProblem(amount: string, about: TimedOptionCircumstances): TimedOptionProblem | undefined {
  const { cycle, scale, available } = about
  const stake = readStake(amount, scale)
  const limit = (text: string): Amount | undefined => readDown(text, scale)
  if (stake === undefined) return { kind: 'empty', limit: '' }
  if (stake === 0n) return { kind: 'zero', limit: '' }
  if (stake < (limit(cycle.min) ?? 0n)) return { kind: 'below_minimum', limit: cycle.min }
  if (stake > (limit(cycle.max) ?? stake)) return { kind: 'above_maximum', limit: cycle.max }
  if (stake > (limit(cycle.maxNow) ?? stake)) return { kind: 'above_room', limit: cycle.maxNow }
  const { fee } = timedOptionFigures(stake, cycle)
  return stake + fee > available ? { kind: 'insufficient_balance', limit: '' } : undefined
}

/** More than a quarter of the delivery account: asked once more. */
export function needsConfirmation({ stake, fee }: TimedOptionFigures, accountTotal: Amount): boolean {
  return (stake + fee) * 4n > accountTotal
}
