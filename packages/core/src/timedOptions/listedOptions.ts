import type { OptionCycle, OptionTerms } from '@touchstone/protocol'
import { type Amount, parseDecimal } from '@touchstone/quantities'

/** A duration with its stake limits in units. */
export interface ListedCycle extends OptionCycle {
  readonly least: Amount
  readonly most: Amount
}

/** The terms in force on one index. */
export interface ListedOptions {
  readonly terms: OptionTerms
  readonly version: number
  /** Place of the stake's asset in the list of assets, and its decimals. */
  readonly quote: number
  readonly scale: number
  readonly cycles: readonly ListedCycle[]
  readonly poolCap: Amount
  readonly customerCap: Amount
}

/** The integer view of terms; undefined when an amount of theirs cannot be read. */
export function readTerms(
  terms: OptionTerms,
  version: number,
  quote: number,
  scale: number,
): ListedOptions | undefined {
  const poolCap = parseDecimal(terms.poolCap, scale)
  const customerCap = parseDecimal(terms.customerCap, scale)
  if (poolCap === undefined || customerCap === undefined || poolCap < 0n || customerCap < 0n) return undefined
  const cycles: ListedCycle[] = []
  for (const cycle of terms.cycles) {
    const least = parseDecimal(cycle.min, scale)
    const most = parseDecimal(cycle.max, scale)
    if (least === undefined || most === undefined || least <= 0n || most < least) return undefined
    cycles.push({ ...cycle, least, most })
  }
  return { terms, version, quote, scale, cycles, poolCap, customerCap }
}
