import type { Language } from '@touchstone/protocol'
import type { MenuName } from '../../shared/feature/feature.ts'
import { isOpen, type KnownPath, menuOf, ROUTES } from '../routes/routes.ts'

export interface NavEntry {
  /** Of the features' words; absent for *Trade*, the entry beside which the menu of products stands. */
  readonly word?: string
  readonly path: KnownPath
  readonly open: boolean
  /** The menu beside it. */
  readonly opens?: MenuName
}

const TRADE_PLACE = 20

/** Trade leads to another product in Arabic. */
function tradePath(language: Language): KnownPath | undefined {
  const place = language === 'ar' ? 'arabic' : 'others'
  return ROUTES.find(({ tradeIn }) => tradeIn === place)?.path
}

/** Where something is traded: the entry *Trade* is current on all of them. */
export const TRADE_PATHS: ReadonlySet<string> = new Set(
  ROUTES.filter(({ frame }) => frame === 'terminal').map(({ path }) => path),
)

/** The top navigation in its order; what is not open yet is marked, so that the menu does not pretend. */
export function navEntries(language: Language): readonly NavEntry[] {
  const path = tradePath(language)
  return [...menuOf('main'), ...(path ? [{ place: TRADE_PLACE, path, opens: 'products' as const }] : [])]
    .toSorted((a, b) => a.place - b.place)
    .map((entry) => ({ ...entry, open: isOpen(entry.path) }))
}
