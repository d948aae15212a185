import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** The health of the platform's parts. */
export const health: Feature = {
  routes: [
    { path: '/health', needs: 'getHealth', screen: lazyScreen(() => import('./HealthScreen.tsx'), 'HealthScreen') },
  ],
  navigation: [{ group: 'platform', word: 'health', place: 10, path: '/health' }],
}
