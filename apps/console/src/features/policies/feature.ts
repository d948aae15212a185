import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** Fee tiers, verification and the terms of money. */
export const policies: Feature = {
  routes: [
    { path: '/fees', needs: 'getFeeTiers', screen: lazyScreen(() => import('./FeesScreen.tsx'), 'FeesScreen') },
    {
      path: '/policies',
      needs: 'getPolicies',
      screen: lazyScreen(() => import('./PoliciesScreen.tsx'), 'PoliciesScreen'),
    },
  ],
  navigation: [
    { group: 'exchange', word: 'fees', place: 30, path: '/fees' },
    { group: 'exchange', word: 'policies', place: 40, path: '/policies' },
  ],
}
