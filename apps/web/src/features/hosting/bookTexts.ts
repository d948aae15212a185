import { defineTexts } from '../../shared/i18n/texts.ts'

/** The public page of a product: the escrow against the returns owed. */
export const hostingBookTexts = defineTexts('hostingBook', {
  title: '@whatBacksHosting',
  lead: 'Returns set aside against returns owed, read from the ledger. Anybody can replay the log up to the entry named here and must find the same figures.',
  products: 'Hosting products',
  none: 'No product has been offered yet.',
  unknown: 'No product has this number.',
  failed: '@figuresFailed',
  host: '@host',
  escrowed: 'Set aside in the escrow',
  owed: 'Owed to orders in custody',
  coverage: 'Coverage',
  nothingOwed: 'Nothing is owed',
  short: 'Less is set aside than is owed.',
  full: 'Every return that is owed is set aside.',
  hosted: 'Hosted by customers',
  paid: 'Returns paid so far',
  returning: 'Of that, goes back to the treasury when redemptions end',
  unearned: 'Returns that went back unearned',
  treasury: 'Left in the treasury for further sales',
  source:
    'From the treasury, and only from there: at each sale the whole return moves from the treasury to the escrow, and from the escrow it can only go to the order’s owner or back. What customers pay never enters the treasury. Escrow is no guarantee: the platform itself can fail.',
  chart: {
    caption: 'Set aside and owed at the end of each Hong Kong day',
    empty: 'There are no figures yet: the first order begins the chart.',
  },
})
