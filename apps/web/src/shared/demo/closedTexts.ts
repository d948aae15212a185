import { defineTexts } from '../i18n/texts.ts'

/** Shown in place of a screen, and so apart from the texts of every page. */
export const demoClosedTexts = defineTexts('demoClosed', {
  demo: '@demoAccount',
  title: '@notInDemo',
  text: '{page} concerns the real account or money from outside. The demo account has neither: its money is play money, and its trades stay among themselves.',
  trade: 'Trade in the demo account',
  exit: '@exitDemo',
})
