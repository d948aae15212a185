import { textsOf } from '../i18n/texts.ts'
import { AdminCallError, UnreachableError } from './adminClient.ts'
import { callTexts } from './texts.ts'

const say = textsOf(callTexts)

/** One sentence for an answer that was only to be read. */
export function readingFailureText(error: unknown): string {
  return error instanceof UnreachableError ? say('unread') : failureText(error)
}

/** One sentence for an act that failed: the server's own, or that it could not be reached and may have been done. */
export function failureText(error: unknown): string {
  if (error instanceof AdminCallError) return error.message
  return say(error instanceof UnreachableError ? 'unreachable' : 'broken')
}

/** For support, beside the sentence. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof AdminCallError ? String(error.code) : undefined
}
