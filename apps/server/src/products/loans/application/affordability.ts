import type { LoanView } from '@touchstone/protocol'
import { divideUp, formatPlain, parseDecimal } from '@touchstone/quantities'

/** A month of this many days. */
const MONTH_DAYS = 30n
/** Parts of a month's income, in percent, above which a reviewer is warned. */
const MOST_PERCENT = 40n
const INCOME_SCALE = 6

export interface Affordability {
  /** Share of one month in everything to be repaid over the term. */
  readonly instalment: bigint
  /** Of a month's income, in percent, rounded up; null without an income. */
  readonly percent: bigint | null
}

/**
 * The repayment by the month, over the term, as a part of the monthly income that the applicant tells. A term below a month counts as
 * a month: the whole is due within it.
 */
export function affordability(
  { days }: Pick<LoanView, 'days'>,
  { total, income, scale }: { readonly total: bigint; readonly income: string; readonly scale: number },
): Affordability {
  const term = BigInt(days)
  const instalment = term <= MONTH_DAYS ? total : divideUp(total * MONTH_DAYS, term)
  const earned = parseDecimal(income, Math.max(scale, INCOME_SCALE)) ?? 0n
  const units = earned / 10n ** BigInt(Math.max(INCOME_SCALE - scale, 0))
  return { instalment, percent: units > 0n ? divideUp(instalment * 100n, units) : null }
}

export function affordabilityWarnings({ percent }: Affordability): readonly string[] {
  if (percent === null) return ['No income is told.']
  return percent > MOST_PERCENT ? [`The instalment is ${percent} % of the monthly income that is told.`] : []
}

/** "1100 USDT a month, 37 % of the income told" */
export function affordabilityText(
  { instalment, percent }: Affordability,
  { code, scale }: { readonly code: string; readonly scale: number },
): string {
  const share = percent === null ? '' : `, ${percent} % of the income told`
  return `${formatPlain(instalment, scale)} ${code} a month${share}`
}
