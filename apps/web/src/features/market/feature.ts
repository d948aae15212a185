import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** All markets. */
export const market = defineFeature({
  routes: [
    {
      path: '/market',
      access: 'public',
      title: 'market',
      screen: lazyScreen(() => import('./MarketScreen.tsx'), 'MarketScreen'),
    },
  ],
})
