import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** What hosting has sold, what stands behind it, and its terms. */
export const hosting: Feature = {
  routes: [
    {
      path: '/hosting',
      needs: 'getHosting',
      screen: lazyScreen(() => import('./HostingScreen.tsx'), 'HostingScreen'),
    },
  ],
  navigation: [{ group: 'exchange', word: 'hosting', place: 55, path: '/hosting' }],
}
