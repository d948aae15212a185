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
    supportHours: 'Support answers',
    socials: 'Elsewhere',
    version: '@version',
  },
  notices: {
    title: '@announcements',
    lead: 'What changed, and what will.',
    tabs: { announcement: '@announcements', news: 'News' },
    empty: { announcement: 'No announcements yet.', news: 'No news yet.' },
  },
  banner: {
    action: 'Go there now',
    failed: '@textFailed',
  },
  aboutUs: {
    title: '@aboutUs',
    company: '@companyProfile',
    companyText: 'Who runs this exchange, its licence and how to reach it.',
    list: '@howExchangeWorks',
    listText: 'Prices, fees, the house and its books, each on a page.',
    help: '@helpCentre',
    helpText: 'Answers to what is asked most.',
    notices: '@announcements',
    noticesText: 'What changed, and what will.',
    none: 'No texts yet.',
    back: '@back',
  },
})
