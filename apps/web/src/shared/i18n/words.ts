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
 * Words that several catalogs share, each translated once: a catalog borrows one with `@name`. An entry is a meaning and not a
 * spelling: one English word may be several in other languages, and then has several entries, each with a note for its translators.
 * They are grouped by subject; a name stands in one group only.
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
