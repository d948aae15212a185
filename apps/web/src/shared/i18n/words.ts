import { ACCOUNT } from './words/account.ts'
import { BUTTONS } from './words/buttons.ts'
import { LENDING } from './words/lending.ts'
import { MARKETS } from './words/markets.ts'
import { MONEY } from './words/money.ts'
import { ORDERS } from './words/orders.ts'
import { PAGES } from './words/pages.ts'
import { RECORDS } from './words/records.ts'
import { REWARDS } from './words/rewards.ts'

/**
 * Words that several catalogs say, each translated once: a catalog borrows one with `@name`. An entry is a meaning and not
 * a spelling: what is one word in English may be several elsewhere, and then has several entries, each with a note for
 * its translators. They stand in parts by what they speak of; a name stands in one part only.
 */
export const PARTS = [ACCOUNT, BUTTONS, LENDING, MARKETS, MONEY, ORDERS, PAGES, RECORDS, REWARDS] as const

export const WORDS = {
  ...ACCOUNT,
  ...BUTTONS,
  ...LENDING,
  ...MARKETS,
  ...MONEY,
  ...ORDERS,
  ...PAGES,
  ...RECORDS,
  ...REWARDS,
} as const

export type Words = typeof WORDS
