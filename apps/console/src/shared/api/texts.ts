import { defineTexts } from '../i18n/texts.ts'

export const callTexts = defineTexts({
  unread: 'The console’s server did not answer.',
  unreachable:
    'The console’s server did not answer. It is not known whether the action was done: check before you repeat it.',
  broken: 'This page failed. Load it again.',
})
