import type { LoanTerms, SomeQueries } from '@touchstone/protocol'
import { markdownTable } from '../../../trading/terms/markdownTable.ts'
import type { ServerWords } from '../../../words/english.ts'
import type { Say } from '../../../words/formatMessage.ts'

type Core = SomeQueries<{ loans: 'products' }>

/** By the rules of the house, where nothing is offered yet. */
const USUAL_FREE_DAYS = 3

/** The fewest days without interest among the products offered now. */
export function freeDaysOf(core: Core): number {
  const free = core.loans.products().flatMap(({ terms }) => (terms.state === 'open' ? [terms.freeDays] : []))
  return free.length === 0 ? USUAL_FREE_DAYS : Math.min(...free)
}

/** The products in force as a table, for the text of the agreement. */
export function loanTermsTable(
  core: Core,
  words: ServerWords['figures']['loans'],
  say: Say,
  percent: (ppm: number) => string,
  named: (name: string) => string,
): string {
  const products = core.loans.products()
  if (products.length === 0) return words.none
  const rows = products.map(({ terms }) => row(terms, words, say, percent, named))
  const { product, days, free, rate, grace, late, min, max, lender, mayLeave, lending } = words
  return markdownTable([product, days, free, rate, grace, late, min, max, lender, mayLeave, lending], rows)
}

function row(
  { name, days, freeDays, graceDays, dailyRatePpm, lateRatePpm, min, max, lenderName, mayLeave, state }: LoanTerms,
  words: ServerWords['figures']['loans'],
  say: Say,
  percent: (ppm: number) => string,
  named: (name: string) => string,
): readonly (string | number)[] {
  const costs = [percent(dailyRatePpm), graceDays, percent(lateRatePpm)]
  const leaves = say(words.leaves, { may: mayLeave ? 'yes' : 'no' })
  const [product, lender] = [name, lenderName].map((cell) => named(cell).replaceAll('|', '\\|'))
  return [product ?? '', days, freeDays, ...costs, min, max, lender ?? '', leaves, say(words.states, { state })]
}
