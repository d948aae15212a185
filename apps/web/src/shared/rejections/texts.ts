import { REJECTIONS, type Rejection } from '@touchstone/protocol'
import type { Texts } from '../i18n/texts.ts'

type EnglishRejections = { readonly [Word in Rejection]: (typeof REJECTIONS)[Word]['message'] }

const ENGLISH = Object.fromEntries(
  Object.entries(REJECTIONS).map(([word, { message }]) => [word, message]),
) as EnglishRejections

/**
 * Exhaustive by construction: English is the protocol's own sentence, a translation must have every word. The server sends the
 * English sentence with its facts in place, so this catalog is only translated from, never shown itself, and is no `defineTexts`,
 * whose messages are compiled.
 */
export const rejectionTexts: Texts<EnglishRejections> = { name: 'rejections', english: ENGLISH, source: ENGLISH }
