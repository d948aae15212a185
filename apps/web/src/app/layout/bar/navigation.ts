import type { Language } from '@touchstone/protocol'
import type { Feature, MenuName } from '../../../shared/feature/feature.ts'
import { FEATURES } from '../../routes/features.ts'
import { type KnownPath, menuOf, ROUTES } from '../../routes/routes.ts'

export interface NavEntry {
  /** Of the features' words; absent for *Trade*, the entry beside which the menu of products stands. */
  readonly word?: string
  readonly path: KnownPath
  /** The menu beside it. */
  readonly opens?: MenuName
  /** The menu beside the pages it leads to. */
  readonly holds?: MenuName
}

const TRADE_PLACE = 20

/** Trade leads to another product in Arabic. */
function tradePath(language: Language): KnownPath | undefined {
  const place = language === 'ar' ? 'arabic' : 'others'
  return ROUTES.find(({ tradeIn }) => tradeIn === place)?.path
}

const ALL: readonly Feature[] = FEATURES

/** Where something is traded. */
const TRADE_PATHS = ROUTES.filter(({ frame }) => frame === 'terminal').map(({ path }) => path)

/** Every address of the features that stand in a menu, those without an entry of their own too. */
function featurePaths(menu: MenuName): readonly string[] {
  return ALL.filter(({ routes }) => routes.some(({ menus }) => menus?.[menu])).flatMap(({ routes }) =>
    routes.map(({ path }) => path),
  )
}

/** Whether an entry of the bar is current at this path, because of its own path or of one in its menu. */
export function isUnder({ opens, holds }: NavEntry, path: string): boolean {
  if (holds) return ROUTES.some((route) => route.path === path && (route.menus?.[holds] ?? route.under) !== undefined)
  if (!opens) return false
  return (opens === 'products' ? TRADE_PATHS : featurePaths(opens)).some((each) => each === path)
}

/** The top navigation in its order. */
export function navEntries(language: Language): readonly NavEntry[] {
  const path = tradePath(language)
  return [...menuOf('main'), ...(path ? [{ place: TRADE_PLACE, path, opens: 'products' as const }] : [])].toSorted(
    (a, b) => a.place - b.place,
  )
}
