import type { CallData, HostingTerms, SomeQueries } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'

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

const PPM_OF_PERCENT = 10_000

const percent = (ppm: number) => `${ppm / PPM_OF_PERCENT} %`

/** The products in force as a table, for the text of the terms. */
export function termsTable(core: Core): string {
  const products = core.hosting.products().map(({ terms }) => terms)
  if (products.length === 0) return 'No product is offered now.'
  const rows = products.map(({ name, cycleDays, dailyRatePpm, min, max, earlyLossPpm, redemptionDays, state }) => {
    const cells = [
      name.replaceAll('|', '\\|'),
      cycleDays,
      percent(dailyRatePpm),
      min,
      max,
      percent(earlyLossPpm),
      redemptionDays,
    ]
    return `| ${cells.join(' | ')} | ${state} |`
  })
  return [
    '| Product | Days | Return a day | Minimum | Maximum | Early redemption costs | takes days | Sale |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
