import * as z from 'zod/mini'

/** Terms of deposits that come in now, fees as fractions, times of Hong Kong. */
export const arrivalTerms = z.object({
  /** Version that a consent names. */
  version: z.number(),
  open: z.string(),
  close: z.string(),
  perDay: z.number(),
  min: z.string(),
  max: z.string(),
  feeRate: z.string(),
  turnoverRate: z.string(),
  /** Price of returning an untraded deposit. */
  returnFee: z.string(),
  /** An example: of this deposit, this much must be traded; withdrawn whole, this is the fee and this arrives. */
  example: z.object({ amount: z.string(), turnover: z.string(), fee: z.string(), receive: z.string() }),
})
