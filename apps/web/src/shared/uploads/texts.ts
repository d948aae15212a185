import { defineTexts } from '../i18n/texts.ts'

export const uploadTexts = defineTexts('uploads', {
  choose: 'Choose a picture',
  drop: 'or drop it here',
  rule: 'JPG, JPEG or PNG under 8 MB',
  ruleSide: 'JPG, JPEG or PNG under 8 MB, at least {side} pixels wide and high',
  sending: 'Sending {share}',
  saved: '@uploaded',
  replace: 'Replace',
  remove: '@remove',
  retry: '@tryAgain',
  notShown: 'The picture cannot be shown now.',
  preview: '{label}: preview',
  wrong: {
    format: 'Images must be JPG, JPEG or PNG and under 8 MB',
    small: 'The picture must be at least {side} pixels wide and high',
  },
})
