import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** Rewards for signing in, inviting and taking part: their terms, their budgets, and the invitees. */
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
