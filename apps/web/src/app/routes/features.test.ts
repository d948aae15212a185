import { expect, it } from 'vitest'
import { recordTexts } from '../../features/records/texts.ts'
import { FEATURE_LISTS } from './featureLists.ts'
import { menuOf } from './routes.ts'

const places = (entries: readonly { readonly place: number }[]) => entries.map(({ place }) => place)

it.each([
  ['menu of the assets section', menuOf('account')],
  ['menu of products', menuOf('trade')],
  ['fund records', FEATURE_LISTS.recordTabs],
])('no two features stand in one place of the %s', (_, entries) => {
  expect(entries.length).toBeGreaterThan(0)
  expect(new Set(places(entries)).size).toBe(entries.length)
})

it('each reason of an entry in the ledger belongs to one feature and has words', () => {
  expect(FEATURE_LISTS.ledgerReasons.toSorted()).toEqual(Object.keys(recordTexts.english.types).toSorted())
  expect(Object.keys(recordTexts.english.why).toSorted()).toEqual(FEATURE_LISTS.ledgerReasons.toSorted())
})

it('the records have the tabs, and the menus the entries, in their order', () => {
  expect(FEATURE_LISTS.recordTabs.map(({ type }) => type)).toEqual([
    'deposit',
    'withdrawal',
    'transfer',
    'exchange',
    'buycoin',
  ])
  expect(menuOf('trade').map(({ path }) => path)).toEqual([
    '/deal',
    '/deal_c',
    '/preciousMetal',
    '/deal_jg',
    '/lt',
    '/jgcc',
  ])
  expect(menuOf('account').map(({ path }) => path)).toEqual(
    '/table1 /table2 /recharge /money /address /transfer /exchange /buycoin /record /accountRecord /all /lt /jgcc /dealList'.split(
      ' ',
    ),
  )
})
