import { CALL_FACTS } from '@touchstone/protocol'
import type { MenuEntry, MenuName, RouteRow } from '../../shared/feature/feature.ts'
import { FEATURES } from './features.ts'

export type KnownPath = (typeof FEATURES)[number]['routes'][number]['path']

declare module '../../shared/routing/AppLink.tsx' {
  interface RouteRegister {
    readonly path: KnownPath
  }
}

interface KnownRow extends RouteRow {
  readonly path: KnownPath
}

/** Every address of the app, once. */
export const ROUTES: readonly KnownRow[] = FEATURES.flatMap<KnownRow>(({ routes }) => routes)

const BY_PATH: ReadonlyMap<string, RouteRow> = new Map(ROUTES.map((row) => [row.path, row]))

export function findRoute(path: string): RouteRow | undefined {
  return BY_PATH.get(path)
}

/** The key of the title for an address. */
export function titleWord(path: string, search: Readonly<Record<string, string>>): string | undefined {
  const row = findRoute(path)
  const other = row?.titleWhen
  return other && search[other.field] === other.is ? other.title : row?.title
}

/** Does the demo account show at this path why there is nothing? */
export function isClosedInDemo(path: string, guest: boolean): boolean {
  const row = findRoute(path)
  if (guest && row?.guests === 'closed') return true
  return row?.needs !== undefined && CALL_FACTS[row.needs].inDemo === 'closed'
}

export interface MenuLink extends MenuEntry {
  readonly path: KnownPath
}

/** The entries of a menu, in their places. */
export function menuOf(name: MenuName): readonly MenuLink[] {
  return ROUTES.flatMap(({ path, menus }) => {
    const entry = menus?.[name]
    return entry ? [{ ...entry, path }] : []
  }).toSorted((a, b) => a.place - b.place)
}
