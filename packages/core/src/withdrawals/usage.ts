import type { OwnerId } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { hongKongDay } from '../clock/hongKongDay.ts'
import { verificationPolicy } from '../customers/setVerificationPolicy.ts'
import { amountIn } from '../ledger/currency.ts'
import { isGivenBack } from './withdrawals.ts'
import type { WithdrawalsState } from './withdrawalsState.ts'

export interface Usage {
  readonly count: number
  readonly sum: Amount
}

/** A customer's requests of today, by the calendar of Hong Kong, without those that were given back or returned. WDR-4. */
export function usedToday(state: WithdrawalsState, owner: OwnerId): Usage {
  const today = hongKongDay(state.time)
  const all = state.withdrawals.ofOwner(owner)
  let count = 0
  let sum = 0n
  for (let place = all.length - 1; place >= 0; place--) {
    const withdrawal = all[place]
    if (!withdrawal || hongKongDay(withdrawal.requestedAt) < today) break
    if (withdrawal.kind === 'return' || isGivenBack(withdrawal)) continue
    count++
    sum += withdrawal.amount
  }
  return { count, sum }
}

/** The amount that a customer may withdraw a day at the present verification level. */
export function dailyLimit(state: WithdrawalsState, owner: OwnerId): Amount {
  const { dailyWithdrawals } = verificationPolicy(state)
  return amountIn(state, dailyWithdrawals[state.accountStatus.level(owner)] ?? '0')
}
