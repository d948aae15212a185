import { textsOf } from '../shared/i18n/texts.ts'
import { AdminCallError, UnreachableError } from './adminClient.ts'
import { callTexts } from './texts.ts'

const say = textsOf(callTexts)

/** One sentence for a failed call: the server's own, or that it could not be reached. */
export function failureText(error: unknown): string {
  if (error instanceof AdminCallError) return error.message
  return say(error instanceof UnreachableError ? 'unreachable' : 'broken')
}

/** For support, beside the sentence. */
export function failureCode(error: unknown): string | undefined {
  return error instanceof AdminCallError ? String(error.code) : undefined
}
