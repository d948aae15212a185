import { defineTexts } from '../i18n/texts.ts'

export const passkeyTexts = defineTexts('passkeys', {
  canceled: 'The passkey was not used: the browser’s question was closed or took too long',
  known: 'This device has a passkey for this account already',
  wrongAddress: 'Passkeys do not work at this address: open the site by its domain name, not by its IP address',
  unsupported: 'This browser or device cannot hold passkeys',
  failed: 'The passkey could not be used',
})
