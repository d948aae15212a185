import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'
import { openIn } from '../../shared/feature/openIn.ts'

/** Review and payment of withdrawals. */
export const withdrawals: Feature = {
  routes: [
    {
      path: '/withdrawals',
      needs: 'getWithdrawalQueue',
      screen: lazyScreen(() => import('./WithdrawalsScreen.tsx'), 'WithdrawalsScreen'),
    },
    {
      path: '/withdrawals/$id',
      needs: 'getWithdrawal',
      screen: lazyScreen(() => import('./WithdrawalScreen.tsx'), 'WithdrawalScreen'),
    },
  ],
  navigation: [{ group: 'work', word: 'withdrawals', place: 60, path: '/withdrawals', waiting: openIn('withdrawal') }],
}
