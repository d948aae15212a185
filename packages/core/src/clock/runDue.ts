import type { Due } from '../entry/asked.ts'
import type { EntryState } from '../entry/entryState.ts'

/**
 * Before an entry: everything whose due moment log time has passed happens, in order of moment, and at one moment by rank.
 * DUE-1.
 */
export function runDue(state: EntryState): void {
  for (;;) {
    let earliest = 0
    let first: Due<EntryState> | undefined
    for (const due of state.asked.due) {
      const at = due.next(state)
      if (at === 0 || (earliest !== 0 && at >= earliest)) continue
      earliest = at
      first = due
    }
    if (!first || earliest > state.time) return
    first.run(state, earliest)
  }
}
