import { defineTexts } from '../i18n/texts.ts'

/** Texts of the call layer itself. */
export const callTexts = defineTexts('calls', {
  requestError: 'Request error',
  offline: 'No connection to the exchange.',
  timeout: 'The exchange did not answer in time.',
  unreadable: 'The answer could not be read.',
})
