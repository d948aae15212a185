import type { Language } from '@touchstone/protocol'
import { isOpen, type KnownPath, ROUTES } from '../routes/routes.ts'

type NavKey = 'market' | 'trade' | 'assets' | 'financial' | 'activity' | 'userCenter' | 'download'

export interface NavEntry {
  readonly key: NavKey
  readonly path: KnownPath
  readonly open: boolean
}

/** Trade leads to the contract screen, in Arabic to spot trading. */
function tradePath(language: Language): KnownPath {
  return language === 'ar' ? '/deal' : '/preciousMetal'
}

/** Where something is traded: the entry *Trade* is current on all of them. */
export const TRADE_PATHS: ReadonlySet<string> = new Set(
  ROUTES.filter(({ frame }) => frame === 'terminal').map(({ path }) => path),
)

/** The top navigation in its order; what is not open yet is marked, so that the menu does not pretend. */
export function navEntries(language: Language): readonly NavEntry[] {
  const entries: readonly (readonly [NavKey, KnownPath])[] = [
    ['market', '/market'],
    ['trade', tradePath(language)],
    ['financial', '/profit_index'],
    ['activity', '/sign'],
    ['assets', '/asset'],
    ['userCenter', '/setting'],
    ['download', '/downLoad'],
  ]
  return entries.map(([key, path]) => ({ key, path, open: isOpen(path) }))
}
