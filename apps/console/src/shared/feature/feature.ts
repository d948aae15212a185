import type { AdminCallData, AdminCallName } from '@touchstone/protocol/admin'
import type { LazyScreen } from '@touchstone/ui'
import type { navigationTexts } from './navigationTexts.ts'

export interface RouteRow {
  readonly path: string
  readonly screen: LazyScreen
  /** Who may make this call may see the screen. */
  readonly needs: AdminCallName
  /** Shown in the sandbox only. */
  readonly sandbox?: boolean
}

export type NavigationGroup = keyof (typeof navigationTexts)['groups']

/** An entry of the menu at the side. Its place in the group is a number of its own; none is used twice. */
export interface NavigationEntry {
  readonly group: NavigationGroup
  readonly word: keyof (typeof navigationTexts)['nav']
  readonly place: number
  /** Path in the table of screens. */
  readonly path: string
  /** Where it leads when that is not the path itself. */
  readonly to?: string
  /** How many things wait behind it. */
  readonly waiting?: (dashboard: AdminCallData<'getDashboard'>) => number
}

/** One duty of operators: its screens, and where they stand in the menu. */
export interface Feature {
  readonly routes: readonly RouteRow[]
  readonly navigation: readonly NavigationEntry[]
}
