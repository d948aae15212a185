import { defineTexts } from '../i18n/texts.ts'

/** What the call layer itself has to say. */
export const callTexts = defineTexts('calls', {
  requestError: 'Request error',
  offline: 'No connection to the exchange.',
  timeout: 'The exchange did not answer in time.',
  unreadable: 'The answer could not be read.',
})
