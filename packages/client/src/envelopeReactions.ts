import type { Envelope } from '@touchstone/protocol'

/** What the page does about an answer besides handing it to the caller. */
export interface EnvelopeReactions {
  /** Code 0 with a message: a short confirmation. */
  success(message: string): void
  /** Code 1, and every code without a meaning of its own. */
  warning(message: string): void
  /** Code 2000: a dialog with "log in again" or "back". */
  logInAgain(title: string, message: string): void
  /** Code 1000: log out after `seconds`. */
  logOut(seconds: number): void
}

const DEFAULT_LOG_OUT_SECONDS = 2

/** page: the page tells of the refusal · here: the form or screen that made the call shows it, and nothing else does. */
export type RefusalPlace = 'page' | 'here'

/** Reacts to one answer as every screen does. Code 7 is silent; codes that concern the session are always acted on. */
export function reactToEnvelope(
  envelope: Envelope<unknown>,
  refusal: RefusalPlace,
  reactions: EnvelopeReactions,
): void {
  const { code, message } = envelope
  if (code === 7) return
  if (code === 0) {
    if (message !== '') reactions.success(message)
    return
  }
  if (code === 1000) reactions.logOut(envelope.time ?? DEFAULT_LOG_OUT_SECONDS)
  else if (code === 2000) reactions.logInAgain(envelope.title ?? '', message)
  else if (refusal === 'page') reactions.warning(message || 'Request error')
}
