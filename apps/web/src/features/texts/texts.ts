import { defineTexts } from '../../shared/i18n/texts.ts'

export const textTexts = defineTexts('texts', {
  failed: '@textFailed',
  retry: '@tryAgain',
  back: '@back',
  published: 'Published {date}',
  contents: 'Contents',
  agreement: '@userAgreement',
  privacy: '@privacyTerms',
  company: {
    title: 'Company',
    name: 'Name',
    licence: 'Licence',
    email: '@email',
    address: '@postalAddress',
    version: '@version',
  },
  notices: {
    title: '@announcements',
    lead: 'What changed, and what will.',
    empty: 'No announcements yet.',
  },
})
