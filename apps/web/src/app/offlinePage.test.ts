import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@touchstone/protocol'
import { writeStored } from '@touchstone/ui'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LANGUAGE_FACTS, langAttribute } from '../shared/i18n/languages.ts'
import { chooseLanguage } from '../shared/session/sessionStore.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../public', name), 'utf8')
const PAGE = new DOMParser().parseFromString(read('offline.html'), 'text/html')
const { title, documentElement: page } = document
const [lang, dir] = [page.lang, page.dir]

/** Shows the page as a browser does that has read its file. */
function show(): readonly HTMLElement[] {
  document.body.innerHTML = PAGE.body.innerHTML
  const script = document.createElement('script')
  // In a scope of its own: another test's names stay.
  script.textContent = `{${read('offline.js')}}`
  document.body.append(script)
  return [...document.querySelectorAll('main')].filter((part) => !part.hidden)
}

beforeEach(() => writeStored('language', null))
afterEach(() => {
  chooseLanguage('en')
  writeStored('language', null)
  document.body.innerHTML = ''
  document.title = title
  Object.assign(page, { lang, dir })
})

it.each(LANGUAGES)('the page without a connection is in the language of the app: %s', (language) => {
  chooseLanguage(language)
  const parts = show()
  expect(parts.map(({ id }) => id)).toEqual([language])
  expect([page.lang, page.dir]).toEqual([langAttribute(language), LANGUAGE_FACTS[language].direction])
  expect(document.title).toBe(parts[0]?.querySelector('h1')?.textContent)
})

it('is in English where no language was chosen', () => {
  expect(show().map(({ id }) => id)).toEqual(['en'])
})

it('is kept whole: the page, and each file it asks for', () => {
  const asked = [...PAGE.querySelectorAll('[src], [href]')].map(
    (part) => part.getAttribute('src') ?? part.getAttribute('href'),
  )
  for (const path of ['/offline.html', ...asked]) expect(read('sw.js')).toContain(`'${path}'`)
})
