import { LANGUAGE_TAGS, type Language, readSentence, SAID, type Said } from '@touchstone/protocol'
import ar from '@touchstone/protocol/said/ar'
import de from '@touchstone/protocol/said/de'
import es from '@touchstone/protocol/said/es'
import fr from '@touchstone/protocol/said/fr'
import jp from '@touchstone/protocol/said/jp'
import kr from '@touchstone/protocol/said/kr'
import th from '@touchstone/protocol/said/th'
import tw from '@touchstone/protocol/said/tw'
import vn from '@touchstone/protocol/said/vn'
import zh from '@touchstone/protocol/said/zh'
import { formatMessage } from './formatMessage.ts'

const TRANSLATED: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<Said, string>>>> = {
  ar,
  de,
  es,
  fr,
  jp,
  kr,
  th,
  tw,
  vn,
  zh,
}

/** A sentence of the platform in that language; what an operator has written as it was written. */
export function sentenceIn(language: Language, sentence: string): string {
  if (language === 'en') return sentence
  for (const [word, template] of Object.entries(SAID)) {
    const facts = readSentence(template, sentence)
    if (facts) return formatMessage(TRANSLATED[language][word as Said], facts, LANGUAGE_TAGS[language])
  }
  return sentence
}
