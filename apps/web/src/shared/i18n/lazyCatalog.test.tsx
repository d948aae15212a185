import { cleanup, render, screen } from '@testing-library/react'
import { act, Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { defineTexts, type Locale, LocaleContext, textsNow, translationLists, useTexts } from './texts.ts'

const greetings = defineTexts('greetings', {
  orders: '{count, plural, one {One order} other {# orders}}',
  hello: 'Hello {name}',
})
const LIST = '../../locales/ar/index.ts'
const before = translationLists[LIST]
const ARABIC = {
  orders: '{count, plural, zero {لا أوامر} one {أمر} two {أمران} few {# أوامر} many {# أمرا} other {# أمر}}',
  hello: 'مرحبا {name}',
}

afterEach(() => {
  cleanup()
  if (before) translationLists[LIST] = before
})

function Greeting() {
  const t = useTexts(greetings)
  return <p>{[t('hello', { name: 'Ann' }), ...[0, 2, 5, 11].map((count) => t('orders', { count }))].join(' · ')}</p>
}

const page = (locale: Locale) => (
  <LocaleContext value={locale}>
    <Suspense fallback="waiting">
      <Greeting />
    </Suspense>
  </LocaleContext>
)

it('waits for a lazy catalog, asks again after a failure, and has the plural forms of the language', async () => {
  const arabic: Locale = { language: 'ar', pseudo: false }
  let attempts = 0
  const greeting = () => {
    attempts += 1
    return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: ARABIC })
  }
  translationLists[LIST] = () => Promise.resolve({ catalogs: { './greetings.json': greeting } })
  expect(textsNow(greetings, 'ar')('hello', { name: 'Ann' })).toBe('Hello Ann')
  await new Promise((resolve) => setTimeout(resolve))
  await act(async () => render(page(arabic)))
  // What is written from left to right keeps its order among Arabic.
  expect(screen.getByText('مرحبا \u2066Ann\u2069 · لا أوامر · أمران · 5 أوامر · 11 أمرا')).toBeTruthy()
  expect(attempts).toBe(2)
  expect(textsNow(greetings, 'ar')('hello', { name: 'Ann' })).toBe('مرحبا \u2066Ann\u2069')
})

it('reads English at once and shows the pseudo-locale where it is switched on', () => {
  const { rerender } = render(page({ language: 'en', pseudo: false }))
  expect(screen.getByText('Hello Ann · 0 orders · 2 orders · 5 orders · 11 orders')).toBeTruthy()
  rerender(page({ language: 'en', pseudo: true }))
  expect(screen.getByText(/Ĥéļļø|Héļļø Ann/)).toBeTruthy()
})

const borrowed = defineTexts('borrowed', { menu: '@myAssets' })

function Menu() {
  return <p>{useTexts(borrowed)('menu')}</p>
}

it('takes shared words in the language also where a catalog has nothing of its own', async () => {
  // In a language that no other test asks for: what has been loaded stays.
  const list = '../../locales/th/index.ts'
  const own = translationLists[list]
  translationLists[list] = () =>
    Promise.resolve({ catalogs: { './words.json': () => Promise.resolve({ default: { myAssets: 'สินทรัพย์' } }) } })
  const shown = (
    <LocaleContext value={{ language: 'th', pseudo: false }}>
      <Suspense fallback="waiting">
        <Menu />
      </Suspense>
    </LocaleContext>
  )
  await act(async () => render(shown))
  expect(screen.getByText('สินทรัพย์')).toBeTruthy()
  if (own) translationLists[list] = own
})
