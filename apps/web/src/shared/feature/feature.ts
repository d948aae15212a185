import type { CallName, PostingReason, RecordType } from '@touchstone/protocol'
import type { LazyScreen } from '@touchstone/ui'
import type { accountMenuTexts } from './accountMenuTexts.ts'
import type { TitleKey } from './titleTexts.ts'
import type { tradeMenuTexts } from './tradeMenuTexts.ts'

/** public: open without a token · login: needs one · alias: needs one and leads elsewhere. */
export type RouteAccess = 'public' | 'login' | 'alias'

/** An entry of a menu. Its place is a number of its own, so that no list has to know the others; none is used twice. */
export interface MenuEntry<Word> {
  readonly word: Word
  readonly place: number
}

export type AccountMenuWord = Exclude<keyof (typeof accountMenuTexts)['english'], 'menu'>
export type TradeMenuWord = Exclude<keyof (typeof tradeMenuTexts)['english'], 'menu'>

export interface RouteRow {
  readonly path: string
  readonly access: RouteAccess
  readonly title: TitleKey
  /** The title when a field of the query says that the screen does something else. */
  readonly titleWhen?: { readonly field: string; readonly is: string; readonly title: TitleKey }
  /** Absent: not open yet. */
  readonly screen?: LazyScreen
  /** Where it leads instead of showing something. */
  readonly leadsTo?: { readonly path: string; readonly search?: Readonly<Record<string, string>> }
  /** The call without which the screen is of no use: in the demo account the screen is closed when this call is. */
  readonly needs?: CallName
  /** closed: of no use to a guest, behind whom there is no person with settings. */
  readonly guests?: 'closed'
  /** terminal: something is traded there, in a screen that fills the window, without the footer. */
  readonly frame?: 'terminal'
  /** Where the screen stands in the menu of the assets section, and in the menu of products. */
  readonly menus?: { readonly account?: MenuEntry<AccountMenuWord>; readonly trade?: MenuEntry<TradeMenuWord> }
}

/** A tab of the fund records. */
export interface RecordTab {
  readonly type: RecordType
  readonly place: number
  /** False: it comes from outside or goes there, which a demo account has nothing to do with. */
  readonly inDemo: boolean
}

/** Reasons of postings that change a balance; holding and releasing only move it within one. */
export type LedgerReason = Exclude<PostingReason, 'hold' | 'release'>

/** All that the app has to know of a feature before one of its screens is opened: plain data, and how to load the screens. */
export interface Feature {
  readonly routes: readonly RouteRow[]
  readonly record?: RecordTab
  /** Why its entries stand in the ledger, in the order of the filter. */
  readonly ledger?: readonly LedgerReason[]
}

/** Keeps the paths as literals, so that a link to a path that does not exist is a type error. */
export function defineFeature<const Value extends Feature>(feature: Value): Value {
  return feature
}
