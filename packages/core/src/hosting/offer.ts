import type { HostingTerms } from '@touchstone/protocol'
import { type Amount, MAX_AMOUNT, parseDecimal } from '@touchstone/quantities'
import { dailyReturn, promisedReturn } from './hostingFormulas.ts'

/** The terms of an offered product, with amounts in units instead of decimals. */
export interface Offer {
  /** Number of the decision that set the terms. */
  readonly version: number
  readonly terms: HostingTerms
  readonly least: Amount
  readonly most: Amount
  readonly capacity: Amount
}

/** Reads terms; undefined when their amounts cannot be, when the least would earn nothing a day, or the most too much. HOST-2. */
export function readOffer(terms: HostingTerms, version: number, scale: number): Offer | undefined {
  const least = parseDecimal(terms.min, scale) ?? 0n
  const most = parseDecimal(terms.max, scale) ?? 0n
  const capacity = parseDecimal(terms.capacity, scale) ?? -1n
  if (least <= 0n || least > most || capacity < 0n) return undefined
  const earns = dailyReturn({ ...terms, amount: least }) > 0n
  const holds = promisedReturn({ ...terms, amount: most }) <= MAX_AMOUNT
  return earns && holds ? { version, terms, least, most, capacity } : undefined
}
