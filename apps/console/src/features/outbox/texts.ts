import { defineTexts } from '../../shared/i18n/texts.ts'

export const outboxTexts = defineTexts({
  title: 'Outbox',
  lead: 'Mails and codes the sandbox did not send. It does not exist in production.',
  to: 'To',
  toHint: 'The whole address',
  caption: 'Kept messages, newest first',
  empty: 'Nothing was written to this address.',
  emptyAll: 'Nothing was written yet.',
})
