import { SIGN_IN_DAYS } from '@touchstone/protocol'
import { hongKongDay } from '../clock/hongKongDay.ts'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import type { SignInState } from './signInState.ts'
import { bitOf, isOver } from './signIns.ts'

/** I20 of signing in: the first day of a cycle is signed, no day that is still to come is, and rewards came for signed days alone. Sweep. */
export function checkSignIns(state: SignInState): void {
  const today = hongKongDay(state.time)
  for (const [owner, cycle] of state.signIns.cycles) {
    const { begins, signed, received, terms } = cycle
    const days = isOver(cycle, today) ? SIGN_IN_DAYS : today - begins + 1
    const isSound = (signed & 1) === 1 && signed < bitOf(days + 1) && (received & ~signed) === 0
    if (!isSound || begins > today || !state.rewards.versions.has(terms))
      throw new InvariantBroken('I20', `owner ${owner} signed ${signed} and received ${received} since day ${begins}`)
  }
}
