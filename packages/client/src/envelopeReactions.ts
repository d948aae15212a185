import type { CallName, Envelope } from '@touchstone/protocol'

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

/** Calls whose refusal is shown by their own form and nowhere else. */
const OWN_FORM: ReadonlySet<string> = new Set<CallName>(['userLogin'])

/** Reacts to one answer as every screen does. Code 7 is silent; so is a refused login, whose form says what happened. */
export function reactToEnvelope(envelope: Envelope<unknown>, call: string, reactions: EnvelopeReactions): void {
  const { code, message } = envelope
  if (code === 7) return
  if (code === 0) {
    if (message !== '') reactions.success(message)
    return
  }
  if (OWN_FORM.has(call)) return
  if (code === 1000) reactions.logOut(envelope.time ?? DEFAULT_LOG_OUT_SECONDS)
  else if (code === 2000) reactions.logInAgain(envelope.title ?? '', message)
  else reactions.warning(message || 'Request error')
}
