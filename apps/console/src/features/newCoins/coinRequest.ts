import type { AdminCallData } from '@touchstone/protocol/admin'

/** A customer's request for a new coin. */
export type CoinRequest = AdminCallData<'getSubscriptions'>['list'][number]

/** A proposal to pass or not to pass a request, which waits for a second operator. */
export type WaitingDecision = AdminCallData<'getApprovalList'>['list'][number]
