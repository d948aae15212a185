import {
  type CallError,
  type Client,
  createClient,
  type EnvelopeReactions,
  type NetworkError,
  type RefusalPlace,
  reactToEnvelope,
} from '@touchstone/client'
import { showToast } from '@touchstone/frame'
import type { Envelope } from '@touchstone/protocol'
import { siteConfig } from '../config/siteConfig.ts'
import { textsNow, translationNow } from '../i18n/texts.ts'
import { rejectionText } from '../rejections/rejectionText.ts'
import { rejectionTexts } from '../rejections/texts.ts'
import { reloadSignedOut } from '../session/reloadSignedOut.ts'
import { askRelogin } from '../session/reloginStore.ts'
import { session } from '../session/sessionStore.ts'
import { callTexts } from './texts.ts'

function translated(envelope: Envelope<unknown>): string {
  const translate = translationNow(rejectionTexts, session().language)
  return translate ? rejectionText(envelope, translate) : envelope.message
}

/** The page's reactions to answers; the page reloads so that nothing of the ended session stays in memory. */
export function pageReactions(reload: () => void = () => location.reload()): EnvelopeReactions {
  return {
    success: (message) => showToast('ok', message),
    warning: (message) => showToast('warn', message || textsNow(callTexts, session().language)('requestError')),
    logInAgain: askRelogin,
    logOut: (seconds) => {
      const ended = session().token
      setTimeout(() => {
        // A user who has left the session meanwhile may be typing into the login form, or be logged in again.
        if (ended === '' || session().token !== ended) return
        reloadSignedOut(reload)
      }, seconds * 1000)
    },
  }
}

/** Reacts to an answer in the reader's language. */
export function onAnswer(envelope: Envelope<unknown>, refusal: RefusalPlace, reactions: EnvelopeReactions): void {
  const message = envelope.code === 0 ? envelope.message : translated(envelope)
  reactToEnvelope({ ...envelope, message }, refusal, reactions)
}

let client: Client | undefined

/** The calls of the platform: `api().call('getInfo', {})`. */
export function api(): Client {
  client ??= createClient({
    config: siteConfig(),
    token: () => session().token,
    language: () => session().language,
    onEnvelope: (envelope, _call, refusal) => onAnswer(envelope, refusal, pageReactions()),
    onNetworkError: (error) => console.warn(error.message),
  })
  return client
}

/** One sentence for a failed call, in the reader's language. */
export function failureText(error: unknown): string {
  if (isCallError(error)) return translated(error.envelope)
  const say = textsNow(callTexts, session().language)
  if (isNetworkError(error) && error.problem !== 'canceled') return say(error.problem)
  return say('requestError')
}

/** For support, beside the sentence. */
export function failureCode(error: unknown): string | undefined {
  if (isCallError(error)) return String(error.code)
  return isNetworkError(error) ? error.problem : undefined
}

export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError'
}

export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof Error && error.name === 'NetworkError'
}
