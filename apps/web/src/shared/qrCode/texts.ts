import { defineTexts } from '../i18n/texts.ts'

export const qrTexts = defineTexts('qrCode', {
  failed: 'The picture could not be loaded. The text beside it says the same.',
  retry: '@tryAgain',
})
