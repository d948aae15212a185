import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Spot trading. */
export const spot = defineFeature({
  routes: [
    {
      path: '/deal',
      access: 'login',
      title: 'deal',
      frame: 'terminal',
      menus: { trade: { word: 'spot', place: 10 } },
      screen: lazyScreen(() => import('./DealScreen.tsx'), 'DealScreen'),
    },
  ],
  ledger: ['trade', 'fee'],
})
