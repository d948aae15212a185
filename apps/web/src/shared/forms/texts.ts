import { defineTexts } from '../i18n/texts.ts'

export const draftTexts = defineTexts('drafts', {
  back: 'What you had typed is here again. Passwords and codes are not kept.',
})
