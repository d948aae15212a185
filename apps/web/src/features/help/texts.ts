import { defineTexts } from '../../shared/i18n/texts.ts'

export const helpTexts = defineTexts('help', {
  title: '@helpCentre',
  lead: 'Answers to common questions, and how everything here works.',
  search: 'Search the help centre',
  /** Heading of the texts that the search of the whole site has found. */
  texts: 'Help and texts',
  clear: 'Clear the search',
  failed: 'The articles could not be loaded.',
  none: 'No articles yet.',
  nothing: '@nothingFoundFor',
  found: '{count, plural, one {# article} other {# articles}}',
  mostRead: 'Most read',
  categories: {
    account: '@yourAccount',
    security: '@security',
    verification: '@verification',
    money: 'Money in and out',
    trading: '@trading',
    contracts: 'Contracts and timed orders',
    finance: 'Hosting, loans and new coins',
    rewards: '@rewards',
    books: 'The books and the house',
    programs: 'Programs',
    other: 'More',
  },
  article: {
    updated: 'Last changed {date}',
    all: 'All articles',
    related: 'On the same subject',
    useful: 'Was this helpful?',
    yes: '@yes',
    no: 'No',
    thanks: 'Thank you. Your answer is counted.',
    notCounted: 'Your answer was not counted. Please try again.',
  },
  contact: {
    title: 'Did not find what you need?',
    text: 'Write to us, and say what you did and what you saw.',
    byMail: 'Also by email:',
    write: 'Write to support',
  },
})
