import { defineTexts } from '../i18n/texts.ts'

export const hoursTexts = defineTexts('supportHours', {
  hours: 'Hours, {zone}',
  closedDay: 'no support',
  span: '{open} to {close}',
  days: '{first} to {last}',
})
