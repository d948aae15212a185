import { lazyScreen } from '@touchstone/ui'
import type { Feature } from '../../shared/feature/feature.ts'

/** Markets, their limits, and new listings. */
export const markets: Feature = {
  routes: [
    { path: '/markets', needs: 'getMarkets', screen: lazyScreen(() => import('./MarketsScreen.tsx'), 'MarketsScreen') },
    {
      path: '/markets/$id',
      needs: 'getMarketTerms',
      screen: lazyScreen(() => import('./TermsScreen.tsx'), 'TermsScreen'),
    },
    {
      path: '/listing',
      needs: 'getListable',
      screen: lazyScreen(() => import('./ListingScreen.tsx'), 'ListingScreen'),
    },
  ],
  navigation: [
    { group: 'exchange', word: 'markets', place: 10, path: '/markets' },
    { group: 'exchange', word: 'listing', place: 20, path: '/listing' },
  ],
}
