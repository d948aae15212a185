import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** The state of the platform at a glance. */
export const dashboard: Feature = {
  routes: [
    { path: '/', needs: 'getDashboard', screen: lazyScreen(() => import('./DashboardScreen.tsx'), 'DashboardScreen') },
  ],
  navigation: [{ group: 'work', word: 'dashboard', place: 10, path: '/' }],
}
