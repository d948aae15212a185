import { LANGUAGES, VOCABULARIES } from '@touchstone/protocol'
import { expect, it } from 'vitest'
import { navEntries } from '../layout/bar/navigation.ts'
import { FEATURE_LISTS } from './featureLists.ts'
import { FEATURES } from './features.ts'
import { footerOf } from './footerOf.ts'
import { menuOf } from './routes.ts'

const places = (entries: readonly { readonly place: number }[]) => entries.map(({ place }) => place)

it.each([
  ['bar at the top', menuOf('main')],
  ['menu of the assets section', menuOf('account')],
  ['menu of products', menuOf('products')],
  ['menu of money left or lent', menuOf('financial')],
  ['menu of activity', menuOf('activity')],
  ['menu of the person', menuOf('user')],
  ['first page', FEATURE_LISTS.cards],
  ['footer, platform', footerOf('platform')],
  ['footer, legal', footerOf('legal')],
  ['fund records', FEATURE_LISTS.recordTabs],
  ['accounts', FEATURE_LISTS.accounts],
])('no two features stand in one place of the %s', (_, entries) => {
  expect(entries.length).toBeGreaterThan(0)
  expect(new Set(places(entries)).size).toBe(entries.length)
})

it('no two features have one word', () => {
  const words = FEATURES.flatMap((feature) => Object.keys(feature.words))
  expect(new Set(words).size).toBe(words.length)
})

it('each reason of an entry in the ledger belongs to one feature and has words', async () => {
  const parts = await FEATURE_LISTS.ledger()
  const named = parts.map(({ english }) => Object.keys(english.types))
  expect(parts.map(({ english }) => Object.keys(english.why))).toEqual(named)
  const reasons = named.flat()
  const told = VOCABULARIES.flatMap((vocabulary) => Object.keys(vocabulary.reasons))
  expect(reasons.toSorted()).toEqual(told.filter((reason) => reason !== 'hold' && reason !== 'release').toSorted())
})

it('what is open and what was filled is shown of every product in its place', async () => {
  expect(places(await FEATURE_LISTS.openOrders())).toEqual([10, 20, 30])
  expect((await FEATURE_LISTS.fills()).map(({ product }) => product)).toEqual(['spot', 'contract', 'delivery'])
})

it('the records have the tabs, and the menus the entries, in their order', () => {
  expect(FEATURE_LISTS.recordTabs.map(({ type }) => type)).toEqual([
    'deposit',
    'withdrawal',
    'transfer',
    'exchange',
    'buycoin',
    'hosting',
    'loan',
    'subscription',
    'reward',
  ])
  const paths = (entries: readonly { readonly path: string }[]) => entries.map(({ path }) => path).join(' ')
  expect(paths(menuOf('products'))).toBe('/deal /deal_c /preciousMetal /deal_jg /lt /jgcc')
  expect(paths(menuOf('financial'))).toBe('/profit_index /currency /subscription')
  expect(paths(menuOf('activity'))).toBe('/sign /invite /welfare')
  expect(paths(menuOf('account'))).toBe(
    '/table1 /table2 /recharge /money /address /transfer /exchange /buycoin /record /accountRecord /all /lt /jgcc /dealList',
  )
  expect(paths(menuOf('user'))).toBe('/setting /table1 /all /dealList /accountRecord /editPassword /service')
  expect(paths(FEATURE_LISTS.cards)).toBe(
    '/deal /deal_c /preciousMetal /deal_jg /profit_index /currency /subscription /sign /benefits',
  )
  expect(paths(footerOf('platform'))).toBe('/about /notice /help /text')
  expect(FEATURE_LISTS.accounts.map(({ name }) => name)).toEqual(['funds', 'contract', 'delivery', 'hosting'])
})

it.each(LANGUAGES)('the bar has its entries in their order (%s)', (language) => {
  const trade = language === 'ar' ? '/deal' : '/preciousMetal'
  expect(navEntries(language).map(({ path }) => path)).toEqual([
    '/market',
    trade,
    '/profit_index',
    '/sign',
    '/asset',
    '/setting',
    '/downLoad',
  ])
})
