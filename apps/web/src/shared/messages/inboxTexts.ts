import { defineTexts } from '../i18n/texts.ts'

export const inboxTexts = defineTexts('inbox', {
  /** Said by screen readers before an unread message. */
  unreadOne: 'Unread:',
  all: 'All messages',
  readAll: 'Mark all as read',
  settings: 'Message settings',
  empty: 'No messages.',
  failed: 'The messages could not be loaded.',
  unread: '{count, plural, =0 {Nothing unread} other {# unread}}',
})
