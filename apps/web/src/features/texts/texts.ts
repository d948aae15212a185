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
    lead: '@whatChanged',
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
    companyText: '@whoRunsExchange',
    list: '@howExchangeWorks',
    listText: '@pagesAboutExchange',
    help: '@helpCentre',
    helpText: '@askedMost',
    notices: '@announcements',
    noticesText: '@whatChanged',
    none: 'No texts yet.',
    back: '@back',
  },
})
