import {
  type Language,
  REJECTION_SENTENCES,
  type Rejection,
  readSentence,
  rejectionMessage,
  SAID,
  type Said,
} from '@touchstone/protocol'
import { kept, type Locale, type Texts, textsIn, translationNow } from '../i18n/texts.ts'
import { factTexts } from './factTexts.ts'

/*
 * What the server says in English, to be said as the reader says it: word and facts are read out of the sentence. It is not in the first
 * script: nobody needs it for the first page.
 */

/** Only translated from, never shown itself: it is no `defineTexts`, whose messages are compiled. */
const rejectionTexts: Texts<typeof REJECTION_SENTENCES> = kept({
  name: 'rejections',
  english: REJECTION_SENTENCES,
  source: REJECTION_SENTENCES,
})
export const saidTexts: Texts<typeof SAID> = kept({ name: 'said', english: SAID, source: SAID })

type Facts = Readonly<Record<string, string>>
type Say<Word> = (word: Word, facts: Facts) => string

function translated(sentence: string, say: Say<Said>): string {
  for (const [word, template] of Object.entries(SAID)) {
    const facts = readSentence(template, sentence)
    if (facts) return say(word as Said, facts)
  }
  return sentence
}

/** A sentence of the platform in that language; what an operator has written as it was written. */
export function saidIn(locale: Locale): (sentence: string) => string {
  const say = textsIn(saidTexts, locale) as unknown as Say<Said>
  return (sentence) => translated(sentence, say)
}

/** As `saidIn`, outside of React; undefined while the translation is not loaded. */
export function saidNow(sentence: string, language: Language): string | undefined {
  const say = translationNow(saidTexts, language) as unknown as Say<Said> | undefined
  return say && translated(sentence, say)
}

function inWords(facts: Facts, told: (fact: string) => string): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, told(fact)]))
}

const isFactWord = (fact: string): fact is keyof typeof factTexts.english => Object.hasOwn(factTexts.english, fact)

/** A refusal in that language; undefined while its translation is not loaded, and for a sentence that is not that refusal's. */
export function rejectionIn(
  { language }: Pick<Locale, 'language'>,
  word: Rejection,
  message: string,
  written: (fact: string) => string,
): string | undefined {
  const facts = readSentence(REJECTION_SENTENCES[word], message)
  if (facts && language === 'en') return rejectionMessage(word, inWords(facts, written))
  const say = translationNow(rejectionTexts, language) as unknown as Say<Rejection> | undefined
  if (!say || !facts) return undefined
  const words = translationNow(factTexts, language)
  const told = (fact: string) => {
    if (isFactWord(fact)) return words?.(fact) ?? fact
    return saidNow(written(fact), language) ?? written(fact)
  }
  return say(word, inWords(facts, told))
}
