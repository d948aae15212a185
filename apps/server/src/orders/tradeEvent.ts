import type { CoreEvent } from '@touchstone/protocol'

/** A trade of any product's orders. */
export type TradeEvent = Extract<CoreEvent, { readonly takerOrder: unknown; readonly takerFee: unknown }>
