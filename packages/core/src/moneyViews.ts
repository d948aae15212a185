import type {
  AssetId,
  ConversionQuote,
  LotView,
  OwnerId,
  PayoutAddressView,
  WithdrawalQuote,
  WithdrawalStanding,
  WithdrawalView,
} from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { larger, smaller } from '@touchstone/quantities'
import { rateText } from './conversions/conversionRate.ts'
import { judgeConversion } from './conversions/judgeConversion.ts'
import { withdrawalAsset } from './ledger/currency.ts'
import { availableFunds } from './ledger/holds.ts'
import { remainingLots, type Share, termsOf } from './lots/drawLots.ts'
import { isFulfilled, isReturnable } from './lots/lots.ts'
import type { ExchangeState } from './state.ts'
import { isOpenAt, nextChangeAt } from './withdrawals/hongKong.ts'
import { applicableTerms, judgeWithdrawal } from './withdrawals/judgeWithdrawal.ts'
import { dailyLimit, usedToday } from './withdrawals/usage.ts'
import type { WithdrawalRequest } from './withdrawals/withdrawalRequest.ts'
import type { Withdrawal } from './withdrawals/withdrawals.ts'

/** Every lot there was, oldest first; what was lost counts as gone. */
export function lotViews(state: ExchangeState, owner: OwnerId): LotView[] {
  const remaining = new Map(remainingLots(state, owner).map(({ lot, amount }) => [lot, amount]))
  return state.lots.ofOwner(owner).map((lot) => {
    const { id, asset, value, needed, done, creditedAt, from } = lot
    const left = remaining.get(lot) ?? 0n
    const turnover = { turnoverNeeded: needed, turnoverDone: done }
    const returnTo = isReturnable(lot) && left === value ? from : ''
    return { lot: id, asset, value, left, ...turnover, creditedAt, terms: termsOf(state, lot), returnTo }
  })
}

export function addressViews(state: ExchangeState, owner: OwnerId): PayoutAddressView[] {
  return state.payoutAddresses
    .ofOwner(owner)
    .map(({ id, asset, chain, address, usableFrom }) => ({ id, asset, chain, address, usableFrom }))
}

export function withdrawalView(withdrawal: Withdrawal, replaced: readonly string[]): WithdrawalView {
  const { id, owner, kind, asset, amount, fee, destination, state, requestedAt, nonce, transaction } = withdrawal
  const payment = { nonce, transaction, replaced: [...replaced] }
  return { withdrawal: id, owner, kind, asset, amount, fee, destination, state, requestedAt, ...payment }
}

/** The engine's own judgement. The net amount is never below zero. */
export function withdrawalQuote(state: ExchangeState, owner: OwnerId, request: WithdrawalRequest): WithdrawalQuote {
  const { refused, fee } = judgeWithdrawal(state, owner, request)
  const receive = larger(request.amount - fee, 0n)
  return { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {}, fee, receive }
}

/** The engine's own judgement. Rates are '0' for what has no price. */
export function conversionQuote(
  state: ExchangeState,
  owner: OwnerId,
  fromId: AssetId,
  toId: AssetId,
  amount: Amount,
): ConversionQuote {
  const { from, to, receive, refused } = judgeConversion(state, owner, fromId, toId, amount)
  const { conversionSpreadPpm } = state.moneyTerms.current.terms
  const rate = from && to ? rateText(from, to, conversionSpreadPpm) : '0'
  const indexRate = from && to ? rateText(from, to, 0) : '0'
  return { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {}, receive, rate, indexRate }
}

/** Undefined for an asset that does not go out. */
export function withdrawalStanding(
  state: ExchangeState,
  owner: OwnerId,
  asset: AssetId,
): WithdrawalStanding | undefined {
  const place = withdrawalAsset(state)
  if (place < 0 || state.assets[place]?.id !== asset) return undefined
  const available = availableFunds(state, owner, place)
  const remaining = remainingLots(state, owner)
  const waiting = remaining.filter(({ lot }) => !isFulfilled(lot))
  const terms = applicableTerms(state, remaining)
  const used = usedToday(state, owner)
  const [oldest] = remaining
  return {
    available,
    unlocked: smaller(available, unlockedBy(remaining) ?? available),
    turnoverNeeded: waiting.reduce((sum, { lot }) => sum + lot.needed, 0n),
    turnoverDone: waiting.reduce((sum, { lot }) => sum + lot.done, 0n),
    usedToday: used.count,
    leftToday: Math.max(0, Math.max(...terms.map(({ perDay }) => perDay)) - used.count),
    dailyLimit: dailyLimit(state, owner),
    dailyUsed: used.sum,
    openNow: terms.some((each) => isOpenAt(each, state.time)),
    changesAt: nextChangeAt(terms, state.time),
    terms: oldest ? termsOf(state, oldest.lot) : state.moneyTerms.current,
  }
}

/** What the lots before the first unfulfilled one have left; undefined when none is in the way. */
function unlockedBy(remaining: readonly Share[]): Amount | undefined {
  const first = remaining.findIndex(({ lot }) => !isFulfilled(lot))
  return first < 0 ? undefined : remaining.slice(0, first).reduce((sum, { amount }) => sum + amount, 0n)
}
