import { InvariantBroken } from '../entry/invariantBroken.ts'
import type { CancelAllAfterState } from './cancelAllAfterState.ts'
import { MAX_ENDED } from './due.ts'

/** I22. No deadline outlives its moment, and nobody's orders wait to be ended while an entry still could. Sweep. */
export function checkSilences({ silences, time, owners, clockStopped }: CancelAllAfterState): void {
  const { next, passed, endedInEntry } = silences
  const late = !clockStopped && next !== undefined && next.deadline <= time
  if (late) throw new InvariantBroken('I30', `owner ${next.id} was to be heard of by ${next.deadline}`)
  if (passed.length > 0 && endedInEntry < MAX_ENDED && !clockStopped)
    throw new InvariantBroken('I30', `${passed.length} silent owners keep their orders`)
  for (const { id } of silences.countdowns())
    if (!owners.isCustomer(id)) throw new InvariantBroken('I30', `a deadline of nobody: ${id}`)
}
