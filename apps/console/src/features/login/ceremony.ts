import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Why there is no proof: the person declined, the browser knows no passkeys, or this address can have none. */
export type PasskeyProblem = 'canceled' | 'unsupported' | 'address'

export class PasskeyError extends Error {
  readonly problem: PasskeyProblem
  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(`no passkey: ${problem}`, { cause })
    this.problem = problem
  }
}

/** Passkeys belong to a name: browsers refuse them at a bare number such as 127.0.0.1. */
function problemOf(error: unknown): PasskeyProblem {
  return error instanceof Error && error.name === 'SecurityError' ? 'address' : 'canceled'
}

async function ask<Options>(options: string, ceremony: (options: Options) => Promise<unknown>): Promise<string> {
  if (!browserSupportsWebAuthn()) throw new PasskeyError('unsupported')
  // The server offers none where it knows that no browser would take it.
  if (options === '') throw new PasskeyError('address')
  const optionsJSON = JSON.parse(options) as Options
  try {
    return JSON.stringify(await ceremony(optionsJSON))
  } catch (error) {
    throw new PasskeyError(problemOf(error), error)
  }
}

/** Proves a passkey that is set up. Options and answer are the server's JSON; throws a PasskeyError. */
export async function provePasskey(options: string): Promise<string> {
  return ask(options, (optionsJSON: PublicKeyCredentialRequestOptionsJSON) => startAuthentication({ optionsJSON }))
}

/** Makes a new passkey. Options, answer and error as above. */
export async function createPasskey(options: string): Promise<string> {
  return ask(options, (optionsJSON: PublicKeyCredentialCreationOptionsJSON) => startRegistration({ optionsJSON }))
}
