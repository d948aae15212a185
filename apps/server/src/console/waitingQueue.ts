import type { AdminCallData } from '@touchstone/protocol/admin'

/** What waits for an operator, as the dashboard shows it. */
export type WaitingQueue = AdminCallData<'getDashboard'>['queues'][number]
