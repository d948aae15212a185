import { readDown } from '../decimals/exactDecimal.ts'

const SCALE = 8
/** 0.5 % as a fraction at SCALE. */
const SLIPPAGE_LIMIT = 500_000n
/** The order's value × 4 > account: more than 25 %. */
const SHARE_DIVISOR = 4n

/** Slippage, a fraction, that asks the customer once more: above 0.5 % either way. "" is none. */
export function slipsFar(slippage: string): boolean {
  const fraction = readDown(slippage, SCALE)
  return fraction !== undefined && (fraction < 0n ? -fraction : fraction) > SLIPPAGE_LIMIT
}

/** Whether an order uses more than a quarter of an account; false when one of the two is not known. */
export function isLargeShare(orderValue: string, accountTotal: string): boolean {
  const value = readDown(orderValue, SCALE)
  const total = readDown(accountTotal, SCALE)
  return value !== undefined && total !== undefined && value * SHARE_DIVISOR > total
}
