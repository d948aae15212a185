import { CALL_FACTS } from '@touchstone/protocol'
import type { MenuEntry, RouteRow } from '../../shared/feature/feature.ts'
import type { TitleKey } from '../../shared/feature/titleTexts.ts'
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

/** The title of what an address shows. */
export function titleKey(path: string, search: Readonly<Record<string, string>>): TitleKey | undefined {
  const row = findRoute(path)
  const other = row?.titleWhen
  return other && search[other.field] === other.is ? other.title : row?.title
}

/** Does the route show something of its own, or lead to something that does? */
export function isOpen(path: string): boolean {
  const row = findRoute(path)
  return row?.leadsTo ? isOpen(row.leadsTo.path) : row?.screen !== undefined
}

/** Does the demo account show at this path why there is nothing? */
export function isClosedInDemo(path: string, guest: boolean): boolean {
  const row = findRoute(path)
  if (guest && row?.guests === 'closed') return true
  return row?.needs !== undefined && CALL_FACTS[row.needs].inDemo === 'closed'
}

type Menus = Required<NonNullable<RouteRow['menus']>>

/** The entries of a menu, in their places. */
export function menuOf<Name extends keyof Menus>(
  name: Name,
): readonly (MenuEntry<Menus[Name]['word']> & { readonly path: KnownPath })[] {
  return ROUTES.flatMap(({ path, menus }) => {
    const entry: MenuEntry<Menus[Name]['word']> | undefined = menus?.[name]
    return entry ? [{ ...entry, path }] : []
  }).toSorted((a, b) => a.place - b.place)
}
