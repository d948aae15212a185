import { defineTexts } from '../i18n/texts.ts'

/** Whether a market trades now, and until or from when. */
export const hoursTexts = defineTexts('hours', {
  /** The city, whose clock a market goes by. */
  newYork: 'New York',
  open: '@openCloses',
  openAlways: 'Open around the clock',
  closed: '@closedOpens',
  none: '–',
})
