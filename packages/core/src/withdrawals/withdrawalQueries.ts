import type {
  AssetId,
  OwnerId,
  PayoutAddressView,
  WithdrawalAllowance,
  WithdrawalQueries,
  WithdrawalQuote,
  WithdrawalView,
} from '@touchstone/protocol'
import { larger, smaller } from '@touchstone/quantities'
import { withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import { remainingLots, termsOf } from '../lots/drawLots.ts'
import { isFulfilled } from '../lots/lots.ts'
import { isOpenAt, nextChangeAt } from './hongKong.ts'
import { applicableTerms, judgeWithdrawal } from './judgeWithdrawal.ts'
import { dailyLimit, usedToday } from './usage.ts'
import { unlockedBy, withdrawableNow } from './withdrawableNow.ts'
import type { WithdrawalRequest } from './withdrawalRequest.ts'
import type { Withdrawal } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

export function withdrawalQueries(state: WithdrawalsState): WithdrawalQueries {
  const { withdrawals } = state
  return {
    addresses: (owner) => addressViews(state, owner),
    allowance: (owner, asset) => withdrawalAllowance(state, owner, asset),
    quote: (owner, request) => withdrawalQuote(state, owner, request),
    open: () => Array.from(withdrawals.open(), (each) => withdrawalView(state, each)),
    withdrawal: (id) => {
      const known = withdrawals.byId(id)
      return known && withdrawalView(state, known)
    },
  }
}

function addressViews(state: WithdrawalsState, owner: OwnerId): PayoutAddressView[] {
  return state.payoutAddresses
    .ofOwner(owner)
    .map(({ id, asset, chain, address, usableFrom }) => ({ id, asset, chain, address, usableFrom }))
}

function withdrawalView({ withdrawals }: WithdrawalsState, withdrawal: Withdrawal): WithdrawalView {
  const { id, owner, kind, asset, amount, fee, destination, state, requestedAt, nonce, transaction } = withdrawal
  const payment = { nonce, transaction, replaced: [...withdrawals.replacedOf(withdrawal)] }
  return { withdrawal: id, owner, kind, asset, amount, fee, destination, state, requestedAt, ...payment }
}

/** The engine's own judgement. The net amount is never below zero. */
function withdrawalQuote(state: WithdrawalsState, owner: OwnerId, request: WithdrawalRequest): WithdrawalQuote {
  const { refused, fee } = judgeWithdrawal(state, owner, request)
  const receive = larger(request.amount - fee, 0n)
  return { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {}, fee, receive }
}

/** Undefined for an asset that does not go out. */
function withdrawalAllowance(state: WithdrawalsState, owner: OwnerId, asset: AssetId): WithdrawalAllowance | undefined {
  const place = withdrawalAsset(state)
  if (place < 0 || state.assets[place]?.id !== asset) return undefined
  const available = availableFunds(state, owner, place)
  const remaining = remainingLots(state, owner)
  const waiting = remaining.filter(({ lot }) => !isFulfilled(lot))
  const terms = applicableTerms(state, remaining)
  const used = usedToday(state, owner)
  const [oldest] = remaining
  const { amount: withdrawable, bound } = withdrawableNow(state, owner, asset)
  return {
    available,
    withdrawable,
    bound: bound ?? null,
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
