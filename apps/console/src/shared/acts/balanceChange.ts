import { formatPlain, parseDecimal } from '@touchstone/quantities'
import type { Change } from './Changes.tsx'

/** The most decimals of an asset. */
const SCALE = 8

/**
 * A balance before and after a payment in or out, decimals. Undefined for an amount that cannot be read, is not above zero, or
 * exceeds the balance that pays it.
 */
export function balanceChange(before: string, amount: string, way: 'in' | 'out'): Omit<Change, 'label'> | undefined {
  const balance = parseDecimal(before, SCALE)
  const moved = parseDecimal(amount, SCALE)
  if (balance === undefined || moved === undefined || moved <= 0n) return undefined
  if (way === 'out' && moved > balance) return undefined
  const after = way === 'in' ? balance + moved : balance - moved
  return { before: formatPlain(balance, SCALE), after: formatPlain(after, SCALE) }
}
