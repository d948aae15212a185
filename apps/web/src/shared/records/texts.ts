import { defineTexts } from '../i18n/texts.ts'

/** Filters, pages and exports of any list of records. */
export const recordListTexts = defineTexts('recordLists', {
  filter: 'Filter',
  from: '@fromDay',
  to: '@toDay',
  any: '@all',
  export: 'Export CSV',
  exporting: 'Exporting…',
  exportFailed: 'The export could not be completed.',
  exportCut: 'The export holds the first {rows} rows. Choose a shorter period for the rest.',
  empty: '@nothingInPeriod',
  widen: 'Show the last 90 days',
  problem: {
    empty: '@chooseBothDays',
    reversed: 'The first day is after the last',
    too_long: 'At most {days} days at a time',
  },
  page: 'Page {page} of {pages}',
  previous: 'Previous',
  next: 'Next',
  /** The states that a record went through, one after the other. */
  steps: 'Its states',
  stepAt: 'entry {sequence} of the log',
  total: '{count, plural, one {# row} other {# rows}}',
})
