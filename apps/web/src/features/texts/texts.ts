import { defineTexts } from '../../shared/i18n/texts.ts'

export const textTexts = defineTexts('texts', {
  unavailable: 'This page is not available',
  home: 'Home',
  failed: 'The text could not be loaded.',
  retry: 'Retry',
  back: 'Back',
  version: 'Version of {date}',
  published: 'Published {date}',
  contents: 'Contents',
  print: 'Print',
  agreement: 'User agreement',
  privacy: 'Privacy terms',
  company: {
    title: 'Company',
    name: 'Name',
    licence: 'Licence',
    email: 'Email',
    address: 'Address',
    version: 'Version',
  },
  notices: {
    title: 'Announcements',
    lead: 'What changed, and what will.',
    empty: 'No announcements yet.',
    more: 'Show older',
  },
})
