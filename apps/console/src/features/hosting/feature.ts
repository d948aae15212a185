import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** Sales of hosting, their coverage, and the terms. */
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
