import { type OwnerId, type ReceiveSign, type Reply, SIGN_IN_CAMPAIGN } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { hongKongDay } from '../clock/hongKongDay.ts'
import { judgeIsCustomer } from '../customers/judgeIsCustomer.ts'
import { judgeFrozen } from '../customers/judgeParty.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { judgeUnrestricted } from '../restriction/restrictPlatform.ts'
import { idOf } from '../rewards/budgets.ts'
import { judgeReward, payReward } from '../rewards/reward.ts'
import { SIGN_REWARD } from './reasons.ts'
import type { SignInState } from './signInState.ts'
import { bitOf, has, isOver, type SignCycle } from './signIns.ts'

/** The cycle that it is today for a customer; undefined when none is at hand. */
export function cycleAtHand(state: SignInState, owner: OwnerId): SignCycle | undefined {
  const cycle = state.signIns.cycles.get(owner)
  return cycle && !isOver(cycle, hongKongDay(state.time)) ? cycle : undefined
}

/** The reward of a day of a cycle, by the terms under which the cycle began. SIGN-3. */
export function rewardOf(state: SignInState, { terms }: Readonly<SignCycle>, day: number): Amount {
  return state.rewards.versions.get(terms)?.signInRewards[day - 1] ?? 0n
}

/** SIGN-3, in this order. Writes nothing, so it also serves quotes. */
export function judgeSignReward(state: SignInState, owner: OwnerId, day: number): Rejected | undefined {
  const barred = judgeIsCustomer(state, owner) ?? judgeFrozen(state, owner) ?? judgeUnrestricted(state)
  if (barred) return barred
  const cycle = cycleAtHand(state, owner)
  if (!cycle || !has(cycle.signed, day)) return refuse('day_not_signed')
  if (has(cycle.received, day)) return refuse('sign_reward_received')
  return judgeReward(state, owner, SIGN_IN_CAMPAIGN, rewardOf(state, cycle, day))
}

/** Pays the reward of a day that was signed, once; answers the day. SIGN-3. */
export function receiveSign(state: SignInState, { owner, day }: ReceiveSign): Reply {
  const refused = judgeSignReward(state, owner, day)
  if (refused) return refused
  const cycle = cycleAtHand(state, owner)
  if (!cycle) return refuse('day_not_signed')
  const amount = rewardOf(state, cycle, day)
  cycle.received |= bitOf(day)
  payReward(state, owner, SIGN_IN_CAMPAIGN, amount, SIGN_REWARD)
  const asset = idOf(state, withdrawalAsset(state))
  state.emit({ type: 'SignRewardPaid', owner, cycle: cycle.cycle, day, asset, amount })
  return done(day)
}
