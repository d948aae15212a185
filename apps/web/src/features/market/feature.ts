import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** All markets. */
export const market = defineFeature({
  words: { markets: '@markets', market: 'Market' },
  routes: [
    {
      path: '/market',
      access: 'public',
      title: 'markets',
      frame: 'wide',
      menus: { main: { word: 'market', place: 10 } },
      screen: lazyScreen(() => import('./MarketScreen.tsx'), 'MarketScreen'),
    },
  ],
})
