import * as z from 'zod/mini'
import { decimal } from './fields.ts'

/** The prices of a limit order and a stop of which one cancels the other, whatever they are orders of. */
export const pairPrices = {
  /** Of the limit order, which is post-only. */
  price: decimal,
  stopPrice: decimal,
  /** Limit of the stop once it has fired; without it the stop becomes a market order. */
  stopLimitPrice: z.optional(decimal),
  /** Fraction; for a stop that becomes a market order. */
  maxSlippage: z.optional(decimal),
  stp: z._default(z.enum(['expire_taker', 'expire_maker', 'expire_both']), 'expire_taker'),
}

/** The answer of a call that places two orders of which one cancels the other. */
export const placedPair = z.object({ orderNo: z.string(), stopOrderNo: z.string() })
