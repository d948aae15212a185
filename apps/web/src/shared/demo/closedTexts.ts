import { defineTexts } from '../i18n/texts.ts'

/** Shown in place of a screen, and so apart from the texts of every page. */
export const demoClosedTexts = defineTexts('demoClosed', {
  demo: '@demoAccount',
  title: '@notInDemo',
  /** The name of a page may be a plural. */
  text: 'This page needs a real account or real money: {page}. The demo account has only play money.',
  trade: 'Trade in the demo account',
  exit: '@exitDemo',
})
