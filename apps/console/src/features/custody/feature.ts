import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** Assets held against assets owed. */
export const custody: Feature = {
  routes: [
    { path: '/custody', needs: 'getCustody', screen: lazyScreen(() => import('./CustodyScreen.tsx'), 'CustodyScreen') },
  ],
  navigation: [{ group: 'exchange', word: 'custody', place: 60, path: '/custody' }],
}
