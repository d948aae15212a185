import * as z from 'zod/mini'

/** Terms of deposits that come in now, fees as fractions, times of Hong Kong. */
export const arrivalTerms = z.object({
  /** Agreed to by this number. */
  version: z.number(),
  open: z.string(),
  close: z.string(),
  perDay: z.number(),
  min: z.string(),
  max: z.string(),
  feeRate: z.string(),
  turnoverRate: z.string(),
  /** Price of sending a deposit back that nothing was done with. */
  returnFee: z.string(),
  /** The same in figures: of so much, so much must be traded; withdrawn whole, so much is the fee and so much arrives. */
  example: z.object({ amount: z.string(), turnover: z.string(), fee: z.string(), receive: z.string() }),
})
