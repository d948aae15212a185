import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** What is given for signing in, inviting and taking part: its terms, its budgets, and who invited whom. */
export const rewards: Feature = {
  routes: [
    {
      path: '/rewards',
      needs: 'getActivity',
      screen: lazyScreen(() => import('./RewardsScreen.tsx'), 'RewardsScreen'),
    },
  ],
  navigation: [{ group: 'exchange', word: 'rewards', place: 58, path: '/rewards' }],
}
