import type { CallData, HostingTerms, SomeQueries } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { markdownTable } from '../../trading/terms/markdownTable.ts'
import type { ServerWords } from '../../words/english.ts'
import type { Say } from '../../words/formatMessage.ts'

type PublicTerms = CallData<'getParam'>['hosting']
type Core = SomeQueries<{ hosting: 'products' }>

/** Loss of an early redemption by the rules of the house, where no product is offered yet. */
const USUAL_LOSS_PPM = 50_000

/** What `getParam` says of hosting: the terms in force now, which hold for what is bought now. */
export function publicTerms(core: Core): PublicTerms {
  const products = core.hosting.products()
  const losses = products.map(({ terms }) => terms.earlyLossPpm)
  return {
    earlyLoss: ppmToFraction(losses.length === 0 ? USUAL_LOSS_PPM : Math.max(...losses)),
    products: products.map(({ version, terms }) => worded(version, terms)),
  }
}

function worded(version: number, terms: HostingTerms): PublicTerms['products'][number] {
  const { product, dailyRatePpm, earlyLossPpm, ...same } = terms
  const rates = { dailyRate: ppmToFraction(dailyRatePpm), earlyLoss: ppmToFraction(earlyLossPpm) }
  return { id: String(product), terms: version, ...same, ...rates }
}

/** The products in force as a table, for the text of the terms. */
export function termsTable(
  core: Core,
  words: ServerWords['figures']['hosting'],
  say: Say,
  percent: (ppm: number) => string,
  named: (name: string) => string,
): string {
  const products = core.hosting.products().map(({ terms }) => terms)
  if (products.length === 0) return words.none
  const rows = products.map(({ name, cycleDays, dailyRatePpm, min, max, earlyLossPpm, redemptionDays, state }) => [
    named(name).replaceAll('|', '\\|'),
    cycleDays,
    percent(dailyRatePpm),
    min,
    max,
    percent(earlyLossPpm),
    redemptionDays,
    say(words.states, { state }),
  ])
  const { product, days, rate, min, max, loss, takes, sale } = words
  return markdownTable([product, days, rate, min, max, loss, takes, sale], rows)
}
