import type { EntryState } from './entry/entryState.ts'

/** The full sweep. Throws InvariantBroken naming the first rule of RULES.md that does not hold. */
export function checkInvariants(state: EntryState): void {
  for (const check of state.asked.check) check(state)
}
