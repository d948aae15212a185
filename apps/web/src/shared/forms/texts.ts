import { defineTexts } from '../i18n/texts.ts'

export const draftTexts = defineTexts('drafts', {
  back: 'What you typed was kept. Passwords and codes were not.',
})
