import { defineTexts } from '../i18n/texts.ts'

export const callTexts = defineTexts({
  unread: 'The console’s server did not answer.',
  unreachable: 'The console’s server did not answer. Whether the act was done is not known: look before you repeat it.',
  broken: 'This page failed. Load it again.',
})
