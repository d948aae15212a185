import type { Language } from '@touchstone/protocol'
import { createContext, useContext } from 'react'
import { createTranslator } from 'use-intl/core'
import { isolating } from './isolating.ts'
import { LANGUAGE_FACTS } from './languages.ts'
import { type Messages, pseudoMessages } from './pseudoLocale.ts'
import { WORDS, type Words } from './words.ts'

/** A message that is one of the shared words: `@tryAgain`. */
type Borrowed = `@${string}`

/** The shape of a translation: the same keys with any words, but for shared words, which are translated in one place. */
export type TranslationOf<Source> = {
  readonly [Key in keyof Source as Source[Key] extends Borrowed ? never : Key]: Source[Key] extends string
    ? string
    : TranslationOf<Source[Key]>
}

/** The messages with each shared word in its place; a word that does not exist is a type error where it is asked for. */
export type Resolved<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends `@${infer Word}`
    ? Word extends keyof Words
      ? Words[Word]
      : never
    : Source[Key] extends string
      ? Source[Key]
      : Resolved<Source[Key]>
}

/**
 * One feature's texts: its English, and the name under which `locales/<language>/<name>.json` translates it. `source` is the
 * catalog as it is written, with the names of shared words.
 */
export interface Texts<English extends Messages> {
  readonly name: string
  readonly english: English
  readonly source: Messages
}

/** The name under which the shared words are translated. */
const WORDS_NAME = 'words'

/** The shared words as a catalog of their own. */
export const wordTexts: Texts<Words> = { name: WORDS_NAME, english: WORDS, source: WORDS }

export function defineTexts<const Source extends Messages>(name: string, source: Source): Texts<Resolved<Source>> {
  return kept({ name, english: resolved(source, source, WORDS) as Resolved<Source>, source })
}

/** Messages in one list, without arguments. */
type Sentences = Readonly<Record<string, string>>

/**
 * One catalog for several parts of the app. Its messages are not compiled when the app is built, so they must have no arguments.
 */
export function joinTexts(name: string, parts: readonly Sentences[]): Texts<Sentences> {
  const words: Messages = WORDS
  const said = parts.flatMap((part) => Object.entries(part))
  const english = said.map(([key, message]) => {
    const word = message.startsWith('@') && words[message.slice(1)]
    return [key, typeof word === 'string' ? word : message]
  })
  return kept({ name, english: Object.fromEntries(english), source: Object.fromEntries(said) })
}

/** The catalog's own messages, and the shared words where `source` names them. */
function resolved(source: Messages, own: Messages, words: Messages): Messages {
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => {
      const said = own[key] ?? value
      if (typeof value === 'string') return [key, value.startsWith('@') ? (words[value.slice(1)] ?? value) : said]
      // A message with an argument: the build has compiled it.
      if (Array.isArray(value)) return [key, said]
      return [key, resolved(value, typeof said === 'string' ? value : said, words)]
    }),
  )
}

/** The language on screen. `pseudo` and a direction of its own exist in development only. */
export interface Locale {
  readonly language: Language
  readonly pseudo: boolean
}

export const LocaleContext = createContext<Locale>({ language: 'en', pseudo: false })

export interface Translation {
  readonly default: Messages
}
/** The catalogs of one language by their files, each loaded for itself. */
export type Translations = Readonly<Record<string, () => Promise<Translation>>>
/** By address: the list of a language's catalogs. It comes with the language: of all languages it would be a burden to every visitor. */
export const translationLists: Record<string, () => Promise<{ readonly catalogs: Translations }>> = import.meta.glob<{
  readonly catalogs: Translations
}>('../../locales/*/index.ts')
const catalogs = new Map<string, Messages | Promise<Messages>>()

/** The catalogs of all code that has arrived. */
const arrived = new Set<Texts<Messages>>()
/** The language of the page, as far as it is known outside of React. */
let shown: Language = 'en'

/** Asks for the translation as soon as the code is there, and not only when something of it is rendered. */
export function kept<English extends Messages>(texts: Texts<English>): Texts<English> {
  arrived.add(texts)
  if (shown !== 'en') void catalog(texts, { language: shown, pseudo: false })
  return texts
}

/** Loads the translations of all code that has arrived, and from now on those of what arrives. A failure shows where they are rendered. */
export async function beginLanguage(language: Language): Promise<void> {
  shown = language
  if (language === 'en') return
  await Promise.allSettled([...arrived].map(async (texts) => catalog(texts, { language, pseudo: false })))
}

/** The translation of a catalog; undefined where the language has none. */
async function translation(language: Language, name: string): Promise<Messages | undefined> {
  const list = await translationLists[`../../locales/${language}/index.ts`]?.()
  const found = await list?.catalogs[`./${name}.json`]?.()
  return found?.default
}

function catalog(texts: Texts<Messages>, { language, pseudo }: Locale): Messages | Promise<Messages> {
  const key = `${language} ${texts.name} ${pseudo}`
  const known = catalogs.get(key)
  if (known) return known
  if (language === 'en') {
    const messages = pseudo ? pseudoMessages(texts.english) : texts.english
    catalogs.set(key, messages)
    return messages
  }
  const words = texts.name === WORDS_NAME ? WORDS : catalog(wordTexts, { language, pseudo })
  const loading = Promise.all([translation(language, texts.name), words]).then(
    ([own, translated]) => {
      // A catalog that only borrows shared words has no file of its own.
      const messages = resolved(texts.source, own ?? {}, translated)
      catalogs.set(key, messages)
      return messages
    },
    (error: unknown) => {
      // The next reader asks again: a lost connection must not cost the language.
      catalogs.delete(key)
      throw error
    },
  )
  // Callers that await it still see the failure; outside React no caller awaits it.
  loading.catch(() => undefined)
  catalogs.set(key, loading)
  return loading
}

/** The result of `useTexts` for these texts: for functions that take it as an argument. */
export type Translate<Source extends Messages> = ReturnType<typeof createTranslator<Source>>

const translators = new WeakMap<Messages, Map<Language, unknown>>()

function translator<Source extends Messages>(messages: Source, language: Language): Translate<Source> {
  const byLanguage = translators.get(messages) ?? new Map<Language, unknown>()
  translators.set(messages, byLanguage)
  const known = byLanguage.get(language) as Translate<Source> | undefined
  if (known) return known
  const { bcp47, direction } = LANGUAGE_FACTS[language]
  const plain = createTranslator({ locale: bcp47, messages }) as Translate<Source>
  const made = direction === 'rtl' ? isolating(plain) : plain
  byLanguage.set(language, made)
  return made
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** What could not be loaded for a rendering that waited for it: told there, and asked for again by the next one. */
const failures = new Map<string, unknown>()

/**
 * Within a rendering, in a given language: suspends it until the catalog is there. Not by `use`: a component that is replayed after
 * it may find its later hooks in the wrong state (React error 467).
 */
export function textsIn<Source extends Messages>(texts: Texts<Source>, locale: Locale): Translate<Source> {
  const key = `${locale.language} ${texts.name}`
  if (failures.has(key)) {
    const failure = failures.get(key)
    failures.delete(key)
    throw failure
  }
  const found = catalog(texts, locale)
  if (found instanceof Promise)
    throw found.then(
      () => undefined,
      (failure: unknown) => void failures.set(key, failure),
    )
  return translator(found as Source, locale.language)
}

/** The texts in the language on screen; unknown keys and missing arguments are type errors. */
export function useTexts<Source extends Messages>(texts: Texts<Source>): Translate<Source> {
  return textsIn(texts, useLocale())
}

/** As `useTexts`, for catalogs that are not known beforehand, each in its place. */
export function useEachTexts<Source extends Messages>(all: readonly Texts<Source>[]): readonly Translate<Source>[] {
  const locale = useLocale()
  return all.map((texts) => textsIn(texts, locale))
}

/** Outside React, for messages of the call layer: the translation when it is loaded, else English. */
export function textsNow<Source extends Messages>(texts: Texts<Source>, language: Language): Translate<Source> {
  const found = catalog(texts, { language, pseudo: false })
  return found instanceof Promise ? translator(texts.english, 'en') : translator(found as Source, language)
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
