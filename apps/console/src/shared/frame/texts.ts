import { defineTexts } from '../i18n/texts.ts'

export const frameTexts = defineTexts({
  retry: 'Try again',
  stale: 'These figures are of {time} and could not be renewed. {reason}',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page} of {pages}',
  total: 'Rows: {total}',
  copy: 'Copy',
  copied: 'Copied',
  acts: 'Actions',
})
