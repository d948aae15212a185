import type { Language } from '@touchstone/protocol'
import { createContext, use, useContext } from 'react'
import { createTranslator } from 'use-intl/core'
import { LANGUAGE_FACTS } from './languages.ts'
import { type Messages, pseudoMessages } from './pseudoLocale.ts'

/** Same keys, any words: what a translation must satisfy. */
export type TranslationOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : TranslationOf<Source[Key]>
}

/** One feature's texts: its English, and the name under which `locales/<language>/<name>.ts` translates it. */
export interface Texts<Source extends Messages> {
  readonly name: string
  readonly english: Source
}

export function defineTexts<const Source extends Messages>(name: string, english: Source): Texts<Source> {
  return { name, english }
}

/** The language on screen. `pseudo` and a direction of its own exist in development only. */
export interface Locale {
  readonly language: Language
  readonly pseudo: boolean
}

export const LocaleContext = createContext<Locale>({ language: 'en', pseudo: false })

type Loader = () => Promise<{ readonly default: Messages }>
/** By address: one lazy file for each language and each feature's texts. */
export const translationLoaders: Record<string, Loader> = import.meta.glob<{ readonly default: Messages }>(
  '../../locales/*/*.ts',
)
const catalogs = new Map<string, Messages | Promise<Messages>>()

const addressOf = (language: Language, name: string) => `../../locales/${language}/${name}.ts`

/** Is there a translation at all; offered languages have every one. */
export function hasTranslation(language: Language, name: string): boolean {
  return addressOf(language, name) in translationLoaders
}

function catalog(texts: Texts<Messages>, { language, pseudo }: Locale): Messages | Promise<Messages> {
  const load = language === 'en' ? undefined : translationLoaders[addressOf(language, texts.name)]
  const key = `${language} ${texts.name} ${pseudo}`
  const known = catalogs.get(key)
  if (known) return known
  if (!load) {
    const messages = pseudo ? pseudoMessages(texts.english) : texts.english
    catalogs.set(key, messages)
    return messages
  }
  const loading = load().then(
    (module) => {
      catalogs.set(key, module.default)
      return module.default
    },
    (error: unknown) => {
      // The next reader asks again: a lost connection must not cost the language.
      catalogs.delete(key)
      throw error
    },
  )
  // Whoever waits for it still sees the failure; outside React nobody waits.
  loading.catch(() => undefined)
  catalogs.set(key, loading)
  return loading
}

/** What `useTexts` returns for these texts: for functions that take it as an argument. */
export type Translate<Source extends Messages> = ReturnType<typeof createTranslator<Source>>

const translators = new WeakMap<Messages, Map<Language, unknown>>()

function translator<Source extends Messages>(messages: Source, language: Language): Translate<Source> {
  const byLanguage = translators.get(messages) ?? new Map<Language, unknown>()
  translators.set(messages, byLanguage)
  const known = byLanguage.get(language) as Translate<Source> | undefined
  if (known) return known
  const made = createTranslator({ locale: LANGUAGE_FACTS[language].bcp47, messages })
  byLanguage.set(language, made)
  return made as Translate<Source>
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The texts in the language on screen; unknown keys and missing arguments are type errors. Waits for a lazy catalog. */
export function useTexts<Source extends Messages>(texts: Texts<Source>): Translate<Source> {
  const locale = useLocale()
  const found = catalog(texts, locale)
  const messages = found instanceof Promise ? use(found) : found
  return translator(messages as Source, locale.language)
}

/** Outside React, for messages of the call layer: the translation when it is loaded, else English. */
export function textsNow<Source extends Messages>(texts: Texts<Source>, language: Language): Translate<Source> {
  const found = catalog(texts, { language, pseudo: false })
  return translator((found instanceof Promise ? texts.english : found) as Source, language)
}

/** For sentences that arrive in English already: their translation, undefined while there is none or it is not loaded. */
export function translationNow<Source extends Messages>(
  texts: Texts<Source>,
  language: Language,
): Translate<Source> | undefined {
  if (language === 'en') return undefined
  const found = catalog(texts, { language, pseudo: false })
  return found instanceof Promise || found === texts.english ? undefined : translator(found as Source, language)
}
