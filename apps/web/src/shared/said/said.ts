import type { Language } from '@touchstone/protocol'
import { useLocale } from '../i18n/texts.ts'

type Sentences = Pick<typeof import('./sentences.ts'), 'saidIn' | 'saidNow' | 'rejectionIn'>

let loading: Promise<Sentences> | undefined
let loaded: Sentences | undefined
/** They could not be loaded: English is better than nothing. */
let failed = false

/** What it takes to say the server's sentences in another language than English. */
export function loadSentences(): Promise<Sentences> {
  loading ??= import('./sentences.ts').then(
    ({ saidIn, saidNow, rejectionIn }) => {
      loaded = { saidIn, saidNow, rejectionIn }
      return loaded
    },
    (error: unknown) => {
      // Whoever needs it next asks again.
      loading = undefined
      throw error
    },
  )
  return loading
}

export function sentencesNow(): Sentences | undefined {
  return loaded
}

const asItIs = (sentence: string) => sentence

/** Says a sentence of the platform in the reader's language, and what an operator has written as it was written. */
export function useSentence(): (sentence: string) => string {
  const locale = useLocale()
  if (locale.language === 'en') return asItIs
  if (loaded) return loaded.saidIn(locale)
  if (failed) return asItIs
  throw loadSentences().then(
    () => undefined,
    () => {
      failed = true
    },
  )
}

/** As `useSentence`, outside of React: in English until the translation is there. */
export function sentenceNow(sentence: string, language: Language): string {
  return (language !== 'en' && loaded?.saidNow(sentence, language)) || sentence
}
