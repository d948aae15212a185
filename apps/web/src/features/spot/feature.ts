import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Spot trading. */
export const spot = defineFeature({
  words: {
    deal: 'Spot trading',
    spot: '@spot',
    spotCard:
      'Buy and sell coins against USDT. Limit, market, stop, post-only; price, then time, decides who is first.',
  },
  routes: [
    {
      path: '/deal',
      access: 'login',
      title: 'deal',
      frame: 'terminal',
      menus: { products: { word: 'spot', place: 10 } },
      tradeIn: 'arabic',
      card: { word: 'spot', text: 'spotCard', place: 10 },
      screen: lazyScreen(() => import('./DealScreen.tsx'), 'DealScreen'),
    },
  ],
})
