import type { Reply, SignIn } from '@touchstone/protocol'
import { hongKongDay } from '../clock/hongKongDay.ts'
import { judgeIsCustomer } from '../customers/judgeIsCustomer.ts'
import { judgeFrozen } from '../customers/judgeParty.ts'
import { done, refuse } from '../entry/refusal.ts'
import type { SignInState } from './signInState.ts'
import { bitOf, has, isOver } from './signIns.ts'

/** Signs today, in the cycle at hand or a new one; answers the day of the cycle. SIGN-1, SIGN-2. */
export function signIn(state: SignInState, { owner }: SignIn): Reply {
  const barred = judgeIsCustomer(state, owner) ?? judgeFrozen(state, owner)
  if (barred) return barred
  const rules = state.rewards.current
  if (!rules) return refuse('rewards_closed')
  const { cycles } = state.signIns
  const date = hongKongDay(state.time)
  const last = cycles.get(owner)
  const isNew = !last || isOver(last, date)
  const cycle = isNew
    ? { cycle: (last?.cycle ?? 0) + 1, begins: date, terms: rules.version, signed: 0, received: 0 }
    : last
  const day = date - cycle.begins + 1
  if (has(cycle.signed, day)) return refuse('signed_in_already')
  cycle.signed |= bitOf(day)
  cycles.set(owner, cycle)
  state.emit({ type: 'DaySigned', owner, cycle: cycle.cycle, day, date })
  return done(day)
}
