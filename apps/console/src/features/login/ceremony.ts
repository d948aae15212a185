import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

export const passkeysKnown = browserSupportsWebAuthn

/** Proves a passkey that is set up. Options and answer are the server's JSON; throws when the person declines. */
export async function provePasskey(options: string): Promise<string> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
  return JSON.stringify(await startAuthentication({ optionsJSON }))
}

/** Makes a new passkey. Options and answer as above. */
export async function createPasskey(options: string): Promise<string> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
  return JSON.stringify(await startRegistration({ optionsJSON }))
}
