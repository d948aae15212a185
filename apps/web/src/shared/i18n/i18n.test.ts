import { LANGUAGES } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_FACTS, langAttribute, OFFERED_LANGUAGES } from './languages.ts'
import { type Messages, pseudo, pseudoMessages } from './pseudoLocale.ts'
import { hasTranslation, type Texts, textsNow } from './texts.ts'

const modules = import.meta.glob<Record<string, unknown>>(['../../**/*exts.ts', '../../app/titles.ts'], { eager: true })
const catalogs = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Texts<Messages> => typeof value === 'object' && value !== null && 'english' in value)

function leaves(messages: Messages, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : leaves(value, `${path}${key}.`),
  )
}

/** Every argument an ICU message mentions, with something to put there. */
function anyValues(message: string): Record<string, string | number> {
  const simple = [...message.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] ?? '', 'x'] as const)
  const plural = [...message.matchAll(/\{(\w+), plural/g)].map((match) => [match[1] ?? '', 2] as const)
  return Object.fromEntries([...simple, ...plural])
}

describe('catalogs', () => {
  it('are all found, with names of their own', () => {
    const names = catalogs.map((texts) => texts.name)
    expect(names).toEqual(
      expect.arrayContaining(['shell', 'titles', 'home', 'market', 'account', 'rejections', 'calls']),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('hold messages that can be formatted', () => {
    const broken = catalogs.flatMap((texts) => {
      const t = textsNow(texts, 'en') as unknown as {
        (key: string, values: object): string
        markup(key: string, values: object): string
      }
      return leaves(texts.english)
        .filter(([key, message]) => {
          const tags = [...message.matchAll(/<(\w+)>/g)].map(
            (match) => [match[1] ?? '', (words: string) => words] as const,
          )
          const values = { ...anyValues(message), ...Object.fromEntries(tags) }
          const said = tags.length > 0 ? t.markup(key, values) : t(key, values)
          return said === '' || said === `${texts.name}.${key}` || /[{}]/.test(said)
        })
        .map(([key]) => `${texts.name}.${key}`)
    })
    expect(broken).toEqual([])
  })

  it('are complete in every language that is offered', () => {
    const missing = OFFERED_LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
      catalogs.filter((texts) => !hasTranslation(language, texts.name)).map((texts) => `${language}/${texts.name}`),
    )
    expect(missing).toEqual([])
    expect(OFFERED_LANGUAGES).toContain('en')
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
