import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Trading in contracts, and the positions in them. */
export const contracts = defineFeature({
  words: {
    contracts: '@contracts',
    positions: '@positions',
    contractPositions: '@contractPositions',
    cryptoContracts: 'Crypto contracts',
    otherClasses: 'Metals, energy, forex, stocks',
    cryptoCard: 'Perpetual contracts with the liquidation price shown before you order.',
    otherCard: 'Contracts on metals, energy, crude, currencies, stocks, indices and ETFs.',
    /** The account from which contracts are traded. */
    contractAccount: 'Contract',
  },
  routes: [
    {
      path: '/deal_c',
      access: 'login',
      title: 'contracts',
      frame: 'terminal',
      menus: { products: { word: 'cryptoContracts', place: 20 } },
      card: { word: 'cryptoContracts', text: 'cryptoCard', leverage: 'crypto', place: 20 },
      screen: lazyScreen(() => import('./screens.tsx'), 'CryptoContractsScreen'),
    },
    {
      path: '/preciousMetal',
      access: 'login',
      title: 'contracts',
      frame: 'terminal',
      menus: { products: { word: 'otherClasses', place: 30 } },
      tradeIn: 'others',
      card: { word: 'otherClasses', text: 'otherCard', leverage: 'other', place: 30 },
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
      menus: { account: { word: 'contractPositions', place: 120 }, products: { word: 'contractPositions', place: 50 } },
      screen: lazyScreen(() => import('./positionScreens.tsx'), 'CryptoPositionsScreen'),
    },
    {
      path: '/positionList',
      access: 'login',
      title: 'positions',
      screen: lazyScreen(() => import('./positionScreens.tsx'), 'PerpetualPositionsScreen'),
    },
  ],
  account: { name: 'contract', word: 'contractAccount', place: 20 },
})
