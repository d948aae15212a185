import { OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { whole } from '../shape/kinds.ts'

/** The shortest and the longest time after which open orders may be ended, in seconds. */
export const CANCEL_ALL_AFTER_SECONDS = { min: 5, max: 3_600 } as const

/**
 * Each one moves the deadline to so many seconds after its own entry; 0 takes it away. It has no identity: to repeat it says
 * only that the customer is still there.
 */
export const CancelAllAfter = define(
  210,
  'CancelAllAfter',
  'All open orders of a customer are to end unless there is a sign of life in time.',
  { owner: OWNER, seconds: whole(0, CANCEL_ALL_AFTER_SECONDS.max, 'seconds') },
)
export type CancelAllAfter = RecordOf<typeof CancelAllAfter>
