import type { AdminCallData } from '@touchstone/protocol/admin'

/** Answer of the first step: the next step, and the ticket for it. */
export type Started = AdminCallData<'login'>
