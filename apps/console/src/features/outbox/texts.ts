import { defineTexts } from '../../shared/i18n/texts.ts'

export const outboxTexts = defineTexts({
  title: 'Outbox',
  lead: 'Emails and codes that the sandbox did not send. It does not exist in production.',
  to: 'To',
  toHint: 'The whole address',
  caption: 'Kept messages, newest first',
  empty: 'Nothing was written to this address.',
  emptyAll: 'Nothing was written yet.',
})
