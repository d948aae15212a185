import { defineTexts } from '../i18n/texts.ts'

export const outboxTexts = defineTexts('outbox', {
  open: 'Open the sandbox outbox',
  title: 'Sandbox outbox',
  why: 'The sandbox sends no email and no SMS. Messages to {account} appear here.',
  whyNobody: 'Enter your account first. The sandbox sends no email and no SMS; messages appear here.',
  empty: 'No message yet. Send the code first.',
  use: 'Use this code',
  hide: 'Hide',
  failed: 'The outbox could not be read.',
})
