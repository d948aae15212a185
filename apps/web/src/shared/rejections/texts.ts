import { REJECTIONS, type Rejection } from '@touchstone/protocol'
import { defineTexts } from '../i18n/texts.ts'

type EnglishRejections = { readonly [Word in Rejection]: (typeof REJECTIONS)[Word]['message'] }

/** Exhaustive by construction: English is the protocol's own sentence, a translation must have every word. */
export const rejectionTexts = defineTexts(
  'rejections',
  Object.fromEntries(Object.entries(REJECTIONS).map(([word, { message }]) => [word, message])) as EnglishRejections,
)
