import type { AdminCallData } from '@touchstone/protocol/admin'

/** Answer of the first step: what comes next, and the ticket for it. */
export type Started = AdminCallData<'login'>
