import { type OwnerId, SIGN_IN_DAYS, type SignCycleView, type SignInQueries } from '@touchstone/protocol'
import { hongKongDay } from '../clock/hongKongDay.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { idOf } from '../rewards/budgets.ts'
import { cycleAtHand, judgeSignReward, rewardOf } from './receiveSign.ts'
import type { SignInState } from './signInState.ts'
import { has } from './signIns.ts'

export function signInQueries(state: SignInState): SignInQueries {
  return {
    cycle: (owner) => cycleOf(state, owner),
    quote: (owner, day) => {
      const refused = judgeSignReward(state, owner, day)
      return { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {} }
    },
  }
}

function cycleOf(state: SignInState, owner: OwnerId): SignCycleView | undefined {
  const rules = state.rewards.current
  if (!rules) return undefined
  const date = hongKongDay(state.time)
  const last = state.signIns.cycles.get(owner)?.cycle ?? 0
  const next = { cycle: last + 1, begins: date, terms: rules.version, signed: 0, received: 0 }
  const cycle = cycleAtHand(state, owner) ?? next
  const days = Array.from({ length: SIGN_IN_DAYS }, (_, before) => {
    const day = before + 1
    const marks = { signed: has(cycle.signed, day), received: has(cycle.received, day) }
    return { day, date: cycle.begins + before, ...marks, reward: rewardOf(state, cycle, day) }
  })
  return { cycle: cycle.cycle, asset: idOf(state, withdrawalAsset(state)), days, today: date - cycle.begins + 1 }
}
