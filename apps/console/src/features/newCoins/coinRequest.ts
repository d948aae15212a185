import type { AdminCallData } from '@touchstone/protocol/admin'

/** A customer's request for a new coin. */
export type CoinRequest = AdminCallData<'getSubscriptions'>['list'][number]
