import type { Feature } from '../../shared/feature/feature.ts'
import type { FeatureLists } from '../../shared/feature/featureLists.ts'
import { FEATURES } from './features.ts'
import { menuOf } from './routes.ts'

const features: readonly Feature[] = FEATURES

/** What all features bring to screens of others. */
export const FEATURE_LISTS: FeatureLists = {
  accountMenu: menuOf('account'),
  recordTabs: features.flatMap(({ record }) => record ?? []).toSorted((a, b) => a.place - b.place),
  ledgerReasons: features.flatMap(({ ledger }) => ledger ?? []),
}
