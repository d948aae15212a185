import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '@touchstone/protocol'

/** In these an English sentence stands out: they are not written in Latin letters. */
const OTHER_SCRIPTS: ReadonlySet<Language> = new Set(['ar', 'jp', 'kr', 'th', 'tw', 'zh'])

/** What the gallery's exchange says of a call that was not recorded: a gap of the recording, not of the screen. */
const NOT_RECORDED = /^no fixture of/

/** Runs in the page: two and more Latin words in a row that a reader sees, or hears from a screen reader. */
function latinWords(): string[] {
  const WORDS = /[A-Za-z]{2,}(?:[ ,’'-]+[A-Za-z]{2,})+/g
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest('script, style, [lang]:not(html)')) continue
    if (element.checkVisibility({ visibilityProperty: true })) texts.push(node.textContent ?? '')
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
  return texts.flatMap((text) => text.match(WORDS) ?? [])
}

/** Symbols and codes, such as BTCPERP, are no words. */
const plain = (text: string) =>
  text
    .replaceAll(/\b[A-Z]{3,}\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

function textOf(folder: string): string {
  const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url))
  const files = readdirSync(path).filter((file) => /\.(json|ts)$/.test(file))
  return plain(files.map((file) => readFileSync(`${path}${file}`, 'utf8')).join(' '))
}

function rejectionsIn(language: Language): string {
  const file = new URL(`../../apps/web/src/locales/${language}/rejections.json`, import.meta.url)
  return existsSync(file) ? plain(readFileSync(file, 'utf8')) : ''
}

const data = textOf('apps/gallery/src/exchange/fixtures')
/** What was refused before the language changed keeps the language in which it was said, whichever that was. */
const refusals = [textOf('packages/protocol/src/rejections'), ...LANGUAGES.map(rejectionsIn)].join(' ')
const catalogs = new Map<Language, string>()

function catalogOf(language: Language): string {
  const known = catalogs.get(language) ?? textOf(`apps/web/src/locales/${language}`)
  catalogs.set(language, known)
  return known
}

/** English that stands in none of the language's texts and in no answer of the exchange: it was written past the catalogs. */
export async function leftoversIn(page: Page, language: Language): Promise<string[]> {
  if (!OTHER_SCRIPTS.has(language)) return []
  const seen = new Set(await page.evaluate(latinWords))
  const known = [data, refusals, catalogOf(language)]
  const strange = [...seen].filter((words) => {
    const said = plain(words)
    return !NOT_RECORDED.test(said) && !known.some((texts) => texts.includes(said))
  })
  return strange.map((words) => `not in ${language}: ${words}`)
}
