import { defineTexts } from '../i18n/texts.ts'

/** Words that stand as facts in sentences of refusals. */
export const factTexts = defineTexts('factWords', {
  /** "The take-profit price must be above 64,000." */
  above: 'above',
  below: 'below',
  /** "The open position or orders use 20x cross." */
  cross: 'cross',
  isolated: 'isolated',
})
