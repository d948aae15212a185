import { defineTexts } from '../i18n/texts.ts'

export const codeTexts = defineTexts('codes', {
  code: 'Verification code',
  send: '@send',
  resend: 'Send again in {seconds} s',
})
