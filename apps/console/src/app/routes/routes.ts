import { mayCall } from '../../shared/access/access.ts'
import type { RouteRow } from '../../shared/feature/feature.ts'
import { FEATURES } from './features.ts'

/** Every screen of the console. */
export const ROUTES: readonly RouteRow[] = FEATURES.flatMap(({ routes }) => routes)

/** The row of a path of the table. */
export function rowOf(path: string): RouteRow | undefined {
  return ROUTES.find((row) => row.path === path)
}

export function maySee(row: RouteRow, roles: readonly string[], environment: string): boolean {
  return mayCall(roles, row.needs) && (row.sandbox !== true || environment === 'sandbox')
}
