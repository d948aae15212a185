import type { AdminCallData } from '@touchstone/protocol/admin'

/** A customer's request for a new coin. */
export type CoinRequest = AdminCallData<'getSubscriptions'>['list'][number]

/** A proposal to pass a request, or not to, that waits for a second person. */
export type WaitingDecision = AdminCallData<'getApprovalList'>['list'][number]
