import { defineTexts } from '../i18n/texts.ts'

export const keysTexts = defineTexts({
  title: 'Keys',
  close: 'Close',
  note: 'Keys work while no field and no dialog has the focus. No key decides by itself: every decision is confirmed.',
})
