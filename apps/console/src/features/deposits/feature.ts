import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'
import { openIn } from '../../shared/feature/openIn.ts'

/** Deposits and other arrivals on the chain. */
export const deposits: Feature = {
  routes: [
    {
      path: '/deposits',
      needs: 'getDepositList',
      screen: lazyScreen(() => import('./DepositsScreen.tsx'), 'DepositsScreen'),
    },
  ],
  navigation: [{ group: 'work', word: 'deposits', place: 50, path: '/deposits', waiting: openIn('deposit') }],
}
