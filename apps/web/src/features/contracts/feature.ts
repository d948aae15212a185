import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Trading in contracts, and the positions in them. */
export const contracts = defineFeature({
  routes: [
    {
      path: '/deal_c',
      access: 'login',
      title: 'contracts',
      frame: 'terminal',
      menus: { trade: { word: 'contracts', place: 20 } },
      screen: lazyScreen(() => import('./screens.tsx'), 'CryptoContractsScreen'),
    },
    {
      path: '/preciousMetal',
      access: 'login',
      title: 'contracts',
      frame: 'terminal',
      menus: { trade: { word: 'classes', place: 30 } },
      screen: lazyScreen(() => import('./screens.tsx'), 'MetalsScreen'),
    },
    {
      path: '/contractTransaction',
      access: 'login',
      title: 'contracts',
      frame: 'terminal',
      screen: lazyScreen(() => import('./screens.tsx'), 'EveryClassScreen'),
    },
    {
      path: '/leverTransactions',
      access: 'login',
      title: 'contracts',
      frame: 'terminal',
      screen: lazyScreen(() => import('./screens.tsx'), 'PerpetualsScreen'),
    },
    {
      path: '/lt',
      access: 'login',
      title: 'positions',
      menus: { account: { word: 'contractPositions', place: 120 }, trade: { word: 'positions', place: 50 } },
      screen: lazyScreen(() => import('./positionScreens.tsx'), 'CryptoPositionsScreen'),
    },
    {
      path: '/positionList',
      access: 'login',
      title: 'positions',
      screen: lazyScreen(() => import('./positionScreens.tsx'), 'PerpetualPositionsScreen'),
    },
  ],
  ledger: ['pnl', 'loss_settled', 'funding', 'liquidation_fee', 'insurance'],
})
