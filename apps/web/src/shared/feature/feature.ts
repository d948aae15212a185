import type { CallName, RecordType, Wallet } from '@touchstone/protocol'
import type { LazyScreen } from '@touchstone/ui'
import type { Words } from '../i18n/words.ts'

/** public: open without a token · login: needs one · alias: needs one and leads elsewhere. */
export type RouteAccess = 'public' | 'login' | 'alias'

/** An entry of a menu or list. Its place is a number of its own, so that no list has to know the others; none is used twice. */
export interface Entry<Word extends string = string> {
  readonly word: Word
  readonly place: number
}

/**
 * main: the bar at the top · account: the assets section · products: all traded products · financial: money hosted or lent · user: the
 * signed-in user's pages · activity: rewards for signing in, inviting and taking part.
 */
export type MenuName = 'main' | 'account' | 'products' | 'financial' | 'activity' | 'user'

/** An entry of a menu; one of the bar may have a menu of its own beside it. */
export interface MenuEntry<Word extends string = string> extends Entry<Word> {
  readonly opens?: MenuName
  /** The menu that stands beside the pages it leads to: it is current on all of them. */
  readonly holds?: MenuName
}

/** How a product presents itself on the first page. */
export interface ProductCard<Word extends string = string> extends Entry<Word> {
  readonly text: Word
  /** Which of the platform's highest leverages it tells. */
  readonly leverage?: 'crypto' | 'other'
}

export interface RouteRow<Word extends string = string> {
  readonly path: string
  /** The specification's name of the route, if it has one. */
  readonly name?: string
  readonly access: RouteAccess
  readonly title: Word
  /** The title when a field of the query says that the screen does something else. */
  readonly titleWhen?: { readonly field: string; readonly is: string; readonly title: Word }
  /** Absent: it leads elsewhere. */
  readonly screen?: LazyScreen
  /** Where it leads instead of showing something. */
  readonly leadsTo?: { readonly path: string; readonly search?: Readonly<Record<string, string>> }
  /** The call without which the screen is of no use: in the demo account the screen is closed when this call is. */
  readonly needs?: CallName
  /** closed: useless for a guest, who has no person with settings behind him. */
  readonly guests?: 'closed'
  /** terminal: something is traded there, in a screen that fills the window, without the footer. wide: broader in wide windows. */
  readonly frame?: 'terminal' | 'wide'
  /** Where the screen stands in the menus. */
  readonly menus?: Readonly<Partial<Record<MenuName, MenuEntry<Word>>>>
  /** The page of the assets section to whose line in the menu this one belongs. */
  readonly under?: string
  /** Whether *Trade* in the bar leads here: in Arabic, or in the other languages. */
  readonly tradeIn?: 'arabic' | 'others'
  readonly card?: ProductCard<Word>
}

/** A link of the footer. */
export interface FooterLink<Word extends string = string> extends Entry<Word> {
  readonly column: 'platform' | 'legal'
  readonly path: string
  readonly search?: Readonly<Record<string, string>>
}

/** A tab of the fund records. */
export interface RecordTab<Word extends string = string> extends Entry<Word> {
  readonly type: RecordType
  /** False: it comes from outside or goes there, which a demo account has nothing to do with. */
  readonly inDemo: boolean
}

/** An account of the customer, as the wire calls it. */
export interface AccountEntry<Word extends string = string> extends Entry<Word> {
  readonly name: Wallet
}

/**
 * All that the app has to know of a feature before one of its screens is opened: plain data, and how to load the rest.
 * `words` are the words of its titles, menu entries and lists, together with those of all other features in one catalog.
 */
export interface Feature<Word extends string = string> {
  readonly words: Readonly<Record<string, string>>
  readonly routes: readonly RouteRow<Word>[]
  readonly footer?: readonly FooterLink<Word>[]
  readonly record?: RecordTab<Word>
  readonly account?: AccountEntry<Word>
}

/** A message of `words`; one that borrows a shared word which does not exist is none. */
type Known<Message> = Message extends `@${infer Word}` ? (Word extends keyof Words ? Message : never) : Message

interface Checked<Said> extends Feature<keyof Said & string> {
  readonly words: { readonly [Word in keyof Said & string]: Known<Said[Word]> & string }
}

/** Keeps the paths as literals, so that a link to a path that does not exist is a type error, as is an entry without words. */
export function defineFeature<const Value extends Feature>(feature: Value & Checked<Value['words']>): Value {
  return feature
}
