import { LANGUAGES } from '@touchstone/protocol'
import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { isolating } from './isolating.ts'
import { LANGUAGE_FACTS, langAttribute } from './languages.ts'
import { type Messages, pseudo, pseudoMessages } from './pseudoLocale.ts'
import { defineTexts, type Texts, wordTexts } from './texts.ts'
import { PARTS, WORDS } from './words.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../**/*exts.ts', {
  eager: true,
})
const catalogs = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Texts<Messages> => typeof value === 'object' && value !== null && 'english' in value)

function leaves(messages: Messages, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : leaves(value, `${path}${key}.`),
  )
}

/** Each choice that a message offers its argument of that name. */
function choices(message: string, name: string): readonly (string | number)[] {
  if (message.includes(`{${name}, plural`)) return [0, 1, 2, 5]
  const select = message.split(`{${name}, select,`)[1]
  return select ? [...select.matchAll(/(\w+) \{/g)].map((match) => match[1] ?? '') : ['x <y> z']
}

type Values = Record<string, string | number | ((words: unknown) => string)>

/** Arguments for a message, as many sets as it takes to see every choice it offers. */
function valuesOf(message: string): readonly Values[] {
  const names = [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? ''))]
  const tags = [...message.matchAll(/<(\w+)>/g)].map(([, tag = '']) => [
    tag,
    (words: unknown) => `[${tag}:${[words].flat().join('')}]`,
  ])
  const turns = Math.max(1, ...names.map((name) => choices(message, name).length))
  return Array.from({ length: turns }, (_, turn) => {
    const chosen = names.map((name) => [name, choices(message, name)[turn % choices(message, name).length]])
    return Object.fromEntries([...chosen, ...tags]) as Values
  })
}

/** As pages format while developing: the message is parsed as it is asked for. */
function formatParsed({ english }: Texts<Messages>, key: string, values: Values): string {
  const onError = (error: Error) => {
    throw error
  }
  const translator = createTranslator({ locale: 'en', messages: english, onError })
  return (translator as unknown as { markup(key: string, values: Values): string }).markup(key, values)
}

/** As the built app formats: compiled beforehand, by the small formatter. */
function formatCompiled(message: string, values: Values): string {
  const formatters = {
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
    getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  }
  return [format(compile(message), 'en', values, { formatters })].flat().join('')
}

/** Every message of every catalog with every set of its arguments. */
const said = () =>
  catalogs.flatMap((texts) =>
    leaves(texts.english).flatMap(([key, message]) =>
      valuesOf(message).map((values) => ({ texts, key, message, values, words: formatParsed(texts, key, values) })),
    ),
  )

describe('catalogs', () => {
  it('leaves a message as the build has compiled it', () => {
    const menu = compile('Account {name}')
    // A list, which no type of a catalog knows.
    const built: Messages = JSON.parse(JSON.stringify({ user: { menu, out: '@signOut' } }))
    expect(defineTexts('built', built).english).toEqual({ user: { menu, out: WORDS.signOut } })
  })

  it('are all found, with names of their own', () => {
    const names = catalogs.map((texts) => texts.name)
    expect(names).toEqual(
      expect.arrayContaining(['shell', 'features', 'home', 'market', 'account', 'factWords', 'calls']),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('hold messages that can be formatted', () => {
    const broken = said().filter(({ words }) => words === '' || /[{}]/.test(words))
    expect(broken.map(({ texts, key }) => `${texts.name}.${key}`)).toEqual([])
  })

  it('say the same compiled, as the built app has them', () => {
    const different = said().filter(({ message, values, words }) => formatCompiled(message, values) !== words)
    expect(different.map(({ texts, key }) => `${texts.name}.${key}`)).toEqual([])
  })
})

/** The words of a catalog, its own or borrowed with an `@`. */
const written = () => catalogs.filter((texts) => texts !== wordTexts).flatMap(({ source }) => leaves(source))

/** English that stands in several catalogs with several meanings, or twice in forms that are to become one. May only fall. */
const MOST_REPEATED = 57

describe('shared words', () => {
  it('exist where they are borrowed, and are borrowed at least twice each', () => {
    const borrowed = written().flatMap(([, message]) => (message.startsWith('@') ? [message.slice(1)] : []))
    expect(borrowed.filter((word) => !Object.hasOwn(WORDS, word))).toEqual([])
    expect(Object.keys(WORDS).filter((word) => borrowed.filter((one) => one === word).length < 2)).toEqual([])
  })

  it('stand in one part each', () => {
    const names = PARTS.flatMap((part) => Object.keys(part))
    expect(names.toSorted()).toEqual(Object.keys(WORDS).toSorted())
  })

  it('leave little that is written twice', () => {
    const own = written().flatMap(([, message]) => (message.startsWith('@') ? [] : [message]))
    expect(own.length - new Set(own).size).toBeLessThanOrEqual(MOST_REPEATED)
  })
})

describe('languages', () => {
  it('have tags that browsers know, Western digits, and Arabic from right to left', () => {
    const tags = LANGUAGES.map((language) => langAttribute(language))
    expect(tags).toEqual(['en', 'es', 'fr', 'de', 'ja', 'ko', 'th', 'vi', 'zh-Hans', 'zh-Hant', 'ar'])
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags)
    for (const { bcp47 } of Object.values(LANGUAGE_FACTS))
      expect(new Intl.NumberFormat(bcp47).format(1234.5)).toMatch(/^[\d.,\s  ’]+$/)
    expect(LANGUAGES.filter((language) => LANGUAGE_FACTS[language].direction === 'rtl')).toEqual(['ar'])
  })
})

describe('pseudo-locale', () => {
  it('changes words and leaves arguments, plurals and tags alone', () => {
    const message = 'Pay {count, plural, one {# order} other {# orders}} to <b>us</b>'
    const changed = pseudo(message)
    expect(changed).toContain('{count, plural, one {# order} other {# orders}}')
    expect(changed).toContain('<b>ûš</b>')
    expect(changed).not.toContain('Pay')
    expect(changed.length).toBeGreaterThan(message.length * 1.25)
  })

  it('reaches every nested message', () => {
    expect(leaves(pseudoMessages({ a: 'x', b: { c: 'y' } })).map(([key]) => key)).toEqual(['a', 'b.c'])
  })
})

describe('texts from right to left', () => {
  const messages = {
    withdraw: 'سحب {amount} {currency}؟',
    range: '{min} إلى {max} USDT',
    buy: '{side} {base}',
    small: 'أقل من 1 USDT',
  }
  const t = isolating(createTranslator({ locale: LANGUAGE_FACTS.ar.bcp47, messages }))

  it('keep an amount and its currency in one order, wherever the currency comes from', () => {
    expect(t('withdraw', { amount: '1,000.5', currency: 'USDT' })).toBe('سحب \u20661,000.5 USDT\u2069؟')
    expect(t('range', { min: '100', max: '200' })).toBe('\u2066100\u2069 إلى \u2066200 USDT\u2069')
    expect(t('small')).toBe('أقل من \u20661 USDT\u2069')
    expect(t('buy', { side: 'شراء', base: 'BTC' })).toBe('شراء \u2066BTC\u2069')
  })
})
