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
import { type Envelope, REJECTION_CODES, type Rejection } from '@touchstone/protocol'
import { siteConfig } from '../config/siteConfig.ts'
import { formatsFor } from '../format/format.ts'
import { LANGUAGE_FACTS } from '../i18n/languages.ts'
import { textsNow } from '../i18n/texts.ts'
import { rejectionText, rejectionWord } from '../said/rejectionText.ts'
import { reloadSignedOut } from '../session/reloadSignedOut.ts'
import { askRelogin } from '../session/reloginStore.ts'
import { session } from '../session/sessionStore.ts'
import { readerZone } from '../times/readerZone.ts'
import { callTexts } from './texts.ts'

function told(word: Rejection | undefined, message: string): string {
  const { language } = session()
  const formats = formatsFor(LANGUAGE_FACTS[language].bcp47, readerZone())
  return formats.momentsIn(rejectionText(word, message, (figure) => formats.decimal(figure), { language }))
}

function translated({ code, message }: Envelope<unknown>): string {
  return told(rejectionWord(code), message)
}

/** The sentence of a refusal that came as data, in the reader's language. `word`: the rejection's, '' when nothing is refused. */
export function refusalText(word: string, message: string): string {
  return told(word in REJECTION_CODES ? (word as Rejection) : undefined, message)
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
