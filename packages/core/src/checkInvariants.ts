import type { ExchangeState } from './state.ts'

/** The full sweep. Throws InvariantBroken naming the first rule of RULES.md that does not hold. */
export function checkInvariants(state: ExchangeState): void {
  for (const check of state.asked.check) {
    check(state)
    state.onPart()
  }
}
