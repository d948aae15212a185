import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Timed options: orders on where a price stands after a while. */
export const timedOptions = defineFeature({
  routes: [
    {
      path: '/deal_jg',
      access: 'login',
      title: 'delivery',
      frame: 'terminal',
      menus: { trade: { word: 'timedOptions', place: 40 } },
      screen: lazyScreen(() => import('./TimedOptionScreen.tsx'), 'TimedOptionScreen'),
    },
    {
      path: '/jgcc',
      access: 'login',
      title: 'deliveryPositions',
      menus: {
        account: { word: 'timedOptionPositions', place: 130 },
        trade: { word: 'timedOptionPositions', place: 60 },
      },
      screen: lazyScreen(() => import('./PositionsScreen.tsx'), 'PositionsScreen'),
    },
  ],
  ledger: ['option_stake', 'option_payout'],
})
