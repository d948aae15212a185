import { defineTexts } from '../../../shared/i18n/texts.ts'

/** The footer, which comes when it is first shown: a terminal has none. */
export const footerTexts = defineTexts('footer', {
  promise: 'Every trade and every balance follows from one signed log that can be replayed and checked.',
  platform: 'Platform',
  legal: 'Legal',
  contact: '@contact',
  version: 'Version {version}',
  risk: 'Trading carries risk. You can lose what you put in.',
})
