import { createContext, useContext } from 'react'
import type { RoutePath } from '../routing/AppLink.tsx'
import type { AccountMenuWord, LedgerReason, RecordTab } from './feature.ts'

/** What screens of one feature show of all the others. */
export interface FeatureLists {
  readonly accountMenu: readonly { readonly path: RoutePath; readonly word: AccountMenuWord }[]
  readonly recordTabs: readonly RecordTab[]
  readonly ledgerReasons: readonly LedgerReason[]
}

/** Filled in by the app, which alone knows every feature. */
export const FeatureListsContext = createContext<FeatureLists>({ accountMenu: [], recordTabs: [], ledgerReasons: [] })

export function useFeatureLists(): FeatureLists {
  return useContext(FeatureListsContext)
}
