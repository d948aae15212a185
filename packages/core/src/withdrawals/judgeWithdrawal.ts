import type { MoneyTerms, OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { larger, smaller } from '@touchstone/quantities'
import { judgeActing, judgeWithdrawing } from '../customers/judgeParty.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { amountFact, amountIn, CURRENCY, withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import { debtOf } from '../lots/debt.ts'
import { drawLots, remainingLots, type Share, termsOf } from '../lots/drawLots.ts'
import { isFulfilled } from '../lots/lots.ts'
import { ownedValueOf } from '../lots/ownedValue.ts'
import { clockText, isOpenAt } from './hongKong.ts'
import { judgeReturn, returnFee } from './judgeReturn.ts'
import { dailyLimit, usedToday } from './usage.ts'
import { withdrawalFee } from './withdrawalFee.ts'
import type { WithdrawalRequest } from './withdrawalRequest.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** The judgement of a request. The fee and the lots are told for a refused one too. */
export interface WithdrawalJudgement {
  readonly drawn: readonly Share[]
  readonly fee: Amount
  readonly refused: Rejected | undefined
}

/** WDR-2 to WDR-9, in that order. Writes nothing, so it also serves quotes. */
export function judgeWithdrawal(
  state: WithdrawalsState,
  owner: OwnerId,
  request: WithdrawalRequest,
): WithdrawalJudgement {
  const barred = judgeActing(state, owner) ?? judgeWithdrawing(state, owner) ?? judgeAsset(state, request)
  const bound = () => judgeStaying(state, owner, request.amount)
  const remaining = remainingLots(state, owner)
  if (request.kind === 'return') {
    const drawn = remaining.filter(({ lot }) => lot.id === request.target)
    const refused = barred ?? judgeReturn(state, owner, request, drawn[0]) ?? bound()
    return { drawn, fee: returnFee(state, drawn[0]), refused }
  }
  const drawn = drawLots(remaining, request.amount)
  const fee = withdrawalFee(state, drawn, request.amount)
  const refused =
    barred ??
    judgeLimits(state, owner, request, fee, applicableTerms(state, remaining)) ??
    bound() ??
    judgeTurnover(state, drawn) ??
    judgeTarget(state, owner, request)
  return { drawn, fee, refused }
}

/** Of hours, counts and limits either the terms of the oldest lot with something left may allow it, or today's. WDR-3. */
export function applicableTerms(state: WithdrawalsState, [oldest]: readonly Share[]): readonly MoneyTerms[] {
  const today = state.moneyTerms.current.terms
  return oldest ? [termsOf(state, oldest.lot).terms, today] : [today]
}

function judgeAsset(state: WithdrawalsState, { asset }: WithdrawalRequest): Rejected | undefined {
  const place = assetIndex(state, asset)
  if (place < 0) return refuse('unknown_asset')
  return place === withdrawalAsset(state) ? undefined : refuse('not_allowed')
}

function judgeLimits(
  state: WithdrawalsState,
  owner: OwnerId,
  { amount }: WithdrawalRequest,
  fee: Amount,
  terms: readonly MoneyTerms[],
): Rejected | undefined {
  const [{ opensAt, closesAt }] = terms as readonly [MoneyTerms]
  if (!terms.some((each) => isOpenAt(each, state.time)))
    return refuse('withdrawals_closed', { from: clockText(opensAt), to: clockText(closesAt) })
  const used = usedToday(state, owner)
  const perDay = Math.max(...terms.map((each) => each.perDay))
  if (used.count >= perDay) return refuse('withdrawals_per_day', { count: perDay })
  const least = terms.map((each) => amountIn(state, each.min)).reduce(smaller)
  if (amount < least || amount <= fee) return refuse('withdrawal_below_minimum', { min: amountFact(state, least) })
  const most = terms.map((each) => amountIn(state, each.max)).reduce(larger)
  if (amount > most) return refuse('withdrawal_above_maximum', { max: amountFact(state, most) })
  const limit = dailyLimit(state, owner)
  if (used.sum + amount > limit) return refuse('daily_limit', { max: amountFact(state, limit), currency: CURRENCY })
  return amount > availableFunds(state, owner, withdrawalAsset(state)) ? refuse('insufficient_balance') : undefined
}

/** The most that loans let go, LOAN-11: what remains must cover the debt on loans whose money may not leave. Undefined without such a debt. */
export function mayLeave(state: WithdrawalsState, owner: OwnerId): Amount | undefined {
  const { owed, staying } = debtOf(state, owner)
  return staying === 0n ? undefined : larger(ownedValueOf(state, owner) + owed - staying, 0n)
}

function judgeStaying(state: WithdrawalsState, owner: OwnerId, amount: Amount): Rejected | undefined {
  const max = mayLeave(state, owner)
  if (max === undefined || amount <= max) return undefined
  const { staying } = debtOf(state, owner)
  return refuse('loan_must_stay', {
    max: amountFact(state, max),
    owed: amountFact(state, staying),
    currency: CURRENCY,
  })
}

/** WDR-7 */
function judgeTurnover(state: WithdrawalsState, drawn: readonly Share[]): Rejected | undefined {
  const missing = drawn.reduce((sum, { lot }) => (isFulfilled(lot) ? sum : sum + lot.needed - lot.done), 0n)
  return missing === 0n
    ? undefined
    : refuse('turnover_missing', { missing: amountFact(state, missing), currency: CURRENCY })
}

/** WDR-8 */
function judgeTarget(state: WithdrawalsState, owner: OwnerId, request: WithdrawalRequest): Rejected | undefined {
  if (request.kind === 'bank') return undefined
  const address = state.payoutAddresses.byId(request.target)
  if (address?.owner !== owner || address.asset !== request.asset) return refuse('unknown_address')
  const { usableFrom } = address
  return usableFrom > state.time ? refuse('address_waiting', { time: usableFrom }) : undefined
}
