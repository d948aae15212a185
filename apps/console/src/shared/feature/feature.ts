import type { AdminCallData, AdminCallName } from '@touchstone/protocol/admin'
import type { LazyScreen } from '@touchstone/ui'
import type { navigationTexts } from './navigationTexts.ts'

export interface RouteRow {
  readonly path: string
  readonly screen: LazyScreen
  /** The screen is shown to operators who may make this call. */
  readonly needs: AdminCallName
  /** Shown in the sandbox only. */
  readonly sandbox?: boolean
}

export type NavigationGroup = keyof (typeof navigationTexts)['groups']

/** An entry of the menu at the side, with its place in the group. No place is used twice. */
export interface NavigationEntry {
  readonly group: NavigationGroup
  readonly word: keyof (typeof navigationTexts)['nav']
  readonly place: number
  /** Path in the table of screens. */
  readonly path: string
  /** The address of the link, when it is not the path itself. */
  readonly to?: string
  /** The number of waiting items behind it. */
  readonly waiting?: (dashboard: AdminCallData<'getDashboard'>) => number
}

/** One duty of operators: its screens, and where they stand in the menu. */
export interface Feature {
  readonly routes: readonly RouteRow[]
  readonly navigation: readonly NavigationEntry[]
}
