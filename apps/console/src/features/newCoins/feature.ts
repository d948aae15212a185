import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** New coins: their terms, their accounts, and the requests. */
export const newCoins: Feature = {
  routes: [
    {
      path: '/newCoins',
      needs: 'getOfferings',
      screen: lazyScreen(() => import('./NewCoinsScreen.tsx'), 'NewCoinsScreen'),
    },
  ],
  navigation: [{ group: 'exchange', word: 'newCoins', place: 57, path: '/newCoins' }],
}
