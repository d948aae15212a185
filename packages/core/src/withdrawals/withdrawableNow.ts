import type { AssetId, OwnerId } from '@touchstone/protocol'
import { type Amount, larger, smaller } from '@touchstone/quantities'
import type { Rejected } from '../entry/refusal.ts'
import { amountIn, withdrawalAsset } from '../ledger/currency.ts'
import { availableFunds } from '../ledger/holds.ts'
import { remainingLots, type Share } from '../lots/drawLots.ts'
import { isFulfilled } from '../lots/lots.ts'
import { applicableTerms, judgeWithdrawal, mayLeave } from './judgeWithdrawal.ts'
import { dailyLimit, usedToday } from './usage.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

/** The most that may be asked for now, and what the exchange would answer to more; undefined: only the amount's own size is in the way. */
export interface Withdrawable {
  readonly amount: Amount
  readonly bound: Rejected | undefined
}

/**
 * The least of all rules about amounts, as judged for a request to a usable destination. 0 when even this is refused: then the
 * rule is the one that stands in the way of the smallest request. Writes nothing.
 */
export function withdrawableNow(state: WithdrawalsState, owner: OwnerId, asset: AssetId): Withdrawable {
  const judge = (amount: Amount) => judgeWithdrawal(state, owner, { kind: 'bank', asset, amount, target: 0 }).refused
  const remaining = remainingLots(state, owner)
  const terms = applicableTerms(state, remaining)
  const limits = [
    availableFunds(state, owner, withdrawalAsset(state)),
    terms.map(({ max }) => amountIn(state, max)).reduce(larger),
    dailyLimit(state, owner) - usedToday(state, owner).sum,
    mayLeave(state, owner),
    unlockedBy(remaining),
  ].filter((limit) => limit !== undefined)
  const most = larger(limits.reduce(smaller), 0n)
  if (most > 0n && !judge(most)) return { amount: most, bound: judge(most + 1n) }
  const least = terms.map(({ min }) => amountIn(state, min)).reduce(smaller)
  return { amount: 0n, bound: judge(larger(most, least)) }
}

/** The rest of the lots before the first unfulfilled one; undefined when none is in the way. */
export function unlockedBy(remaining: readonly Share[]): Amount | undefined {
  const first = remaining.findIndex(({ lot }) => !isFulfilled(lot))
  return first < 0 ? undefined : remaining.slice(0, first).reduce((sum, { amount }) => sum + amount, 0n)
}
