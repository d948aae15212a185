import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** The house's own money. */
export const treasury: Feature = {
  routes: [
    {
      path: '/treasury',
      needs: 'getTreasury',
      screen: lazyScreen(() => import('./TreasuryScreen.tsx'), 'TreasuryScreen'),
    },
  ],
  navigation: [{ group: 'exchange', word: 'treasury', place: 50, path: '/treasury' }],
}
