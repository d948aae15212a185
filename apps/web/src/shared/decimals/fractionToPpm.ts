import type { Ppm } from '@touchstone/quantities'
import { readDown } from './exactDecimal.ts'

/** A fraction such as "0.001" as parts per million, cut at one ppm. */
export function fractionToPpm(fraction: string): Ppm {
  return Number(readDown(fraction, 6) ?? 0n)
}
