import type { Language } from '@touchstone/protocol'
import { beginLanguage } from '../../shared/i18n/texts.ts'
import { loadSentences } from '../../shared/said/said.ts'

/**
 * Loads all that the code on the page needs to say in a language; English is there already, but for how figures of refusals are written.
 * What cannot be loaded is asked for again where it is shown.
 */
export async function startLanguage(language: Language): Promise<void> {
  const sentences = loadSentences().catch(() => undefined)
  if (language !== 'en') await sentences
  await beginLanguage(language)
}
