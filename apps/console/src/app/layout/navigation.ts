import type { NavigationEntry, NavigationGroup } from '../../shared/feature/feature.ts'
import type { Me } from '../../shared/session/session.ts'
import { FEATURES } from '../routes/features.ts'
import { maySee, rowOf } from '../routes/routes.ts'

export interface ShownGroup {
  readonly key: NavigationGroup
  readonly entries: readonly NavigationEntry[]
}

const GROUPS: readonly NavigationGroup[] = ['work', 'customers', 'exchange', 'platform']
const ENTRIES = FEATURES.flatMap(({ navigation }) => navigation).toSorted((a, b) => a.place - b.place)

/** The menu of this operator; groups without entries are left out. */
export function navigationFor({ roles, environment }: Pick<Me, 'roles' | 'environment'>): readonly ShownGroup[] {
  const visible = ({ path }: NavigationEntry) => {
    const row = rowOf(path)
    return row !== undefined && maySee(row, roles, environment)
  }
  return GROUPS.map((key) => ({
    key,
    entries: ENTRIES.filter((entry) => entry.group === key && visible(entry)),
  })).filter(({ entries }) => entries.length > 0)
}
