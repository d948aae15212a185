import type { LoanTerms, SomeQueries } from '@touchstone/protocol'

type Core = SomeQueries<{ loans: 'products' }>

/** By the rules of the house, where nothing is offered yet. */
const USUAL_FREE_DAYS = 3

/** The fewest days without interest among the products offered now. */
export function freeDaysOf(core: Core): number {
  const free = core.loans.products().flatMap(({ terms }) => (terms.state === 'open' ? [terms.freeDays] : []))
  return free.length === 0 ? USUAL_FREE_DAYS : Math.min(...free)
}

const PPM_OF_PERCENT = 10_000
const percent = (ppm: number) => `${ppm / PPM_OF_PERCENT} %`

function row({ name, days, freeDays, graceDays, dailyRatePpm, lateRatePpm, min, max, ...terms }: LoanTerms): string {
  const costs = [percent(dailyRatePpm), graceDays, percent(lateRatePpm)]
  const cells = [name, days, freeDays, ...costs, min, max, terms.lenderName, terms.mayLeave ? 'yes' : 'no', terms.state]
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
}

/** The products in force as a table, for the text of the agreement. */
export function loanTermsTable(core: Core): string {
  const products = core.loans.products()
  if (products.length === 0) return 'No loan is offered now.'
  return [
    '| Product | Days | Free days | A day costs | Days of grace | A late day costs besides | Minimum | Maximum | Lender | May leave the platform | Lending |',
    `|${' --- |'.repeat(11)}`,
    ...products.map(({ terms }) => row(terms)),
  ].join('\n')
}
