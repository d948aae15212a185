import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod/mini'

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/))
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }
/** Extensions are neither asked for nor believed. */
const clientExtensionResults = {}
const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
})
/** Only a hint for the next time, so one we do not know is no reason to refuse. */
const hints = z.object({ response: z.object({ transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))) }) })
const authentication = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})
const clientData = z.object({ challenge: base64url })

/** A browser's answer, with the challenge it says it signed. */
export interface Answered<Response> {
  readonly response: Response
  readonly challenge: string
}

export interface AnsweredRegistration extends Answered<RegistrationResponseJSON> {
  readonly transports: readonly string[]
}

function challengeIn(clientDataJson: string): string {
  const text = Buffer.from(clientDataJson, 'base64url').toString('utf8')
  return z.parse(clientData, JSON.parse(text)).challenge
}

/** Undefined when the text is no such answer. */
export function readRegistration(text: string): AnsweredRegistration | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    const response = { ...z.parse(registration, answer), clientExtensionResults }
    const challenge = challengeIn(response.response.clientDataJSON)
    return { response, challenge, transports: z.safeParse(hints, answer).data?.response.transports ?? [] }
  } catch {
    return undefined
  }
}

/** Undefined when the text is no such answer. */
export function readAuthentication(text: string): Answered<AuthenticationResponseJSON> | undefined {
  try {
    const response = { ...z.parse(authentication, JSON.parse(text)), clientExtensionResults }
    return { response, challenge: challengeIn(response.response.clientDataJSON) }
  } catch {
    return undefined
  }
}
