import { textsOf } from '../i18n/texts.ts'
import { AdminCallError, UnreachableError } from './adminClient.ts'
import { callTexts } from './texts.ts'

const say = textsOf(callTexts)

/** One sentence for a failed call that only reads. */
export function readingFailureText(error: unknown): string {
  return error instanceof UnreachableError ? say('unread') : failureText(error)
}

/** One sentence for a failed act: the server's own, or that it could not be reached and the act may have been done. */
export function failureText(error: unknown): string {
  if (error instanceof AdminCallError) return error.message
  return say(error instanceof UnreachableError ? 'unreachable' : 'broken')
}

/** The id of the request, for support, beside the sentence. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof AdminCallError ? String(error.code) : undefined
}
