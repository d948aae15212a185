import { defineTexts, type Translate } from '../i18n/texts.ts'

/** Conditions of orders in a word or two, beside their type in lists and on the chart. `best`: the highest or lowest price a trailing stop has seen. */
export const termTexts = defineTexts('orderTerms', {
  till: 'till {time}',
  trails: 'trails by {distance}',
  begins: 'begins at {price}',
  best: 'best price {price}',
  shows: 'shows {amount} at a time',
  showsNow: '{amount} now',
})

export type TermTranslate = Translate<(typeof termTexts)['english']>
