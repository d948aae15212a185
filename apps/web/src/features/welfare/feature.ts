import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Campaigns that give customers something, for visitors to read and customers to claim. */
export const welfare = defineFeature({
  words: {
    welfare: '@welfare',
    rewards: '@rewards',
    welfareCard: 'Campaigns with a budget set aside before they begin, and their conditions in full.',
  },
  routes: [
    {
      path: '/benefits',
      access: 'public',
      title: 'welfare',
      card: { word: 'welfare', text: 'welfareCard', place: 90 },
      screen: lazyScreen(() => import('./BenefitsScreen.tsx'), 'BenefitsScreen'),
    },
    {
      path: '/benefitsDetail',
      access: 'public',
      title: 'welfare',
      screen: lazyScreen(() => import('./BenefitsDetailScreen.tsx'), 'BenefitsDetailScreen'),
    },
    {
      path: '/welfare',
      access: 'login',
      title: 'welfare',
      menus: { activity: { word: 'welfare', place: 30 } },
      screen: lazyScreen(() => import('./WelfareScreen.tsx'), 'WelfareScreen'),
    },
    {
      path: '/welfareDetail',
      access: 'login',
      title: 'welfare',
      screen: lazyScreen(() => import('./WelfareDetailScreen.tsx'), 'WelfareDetailScreen'),
    },
  ],
  record: { type: 'reward', word: 'rewards', place: 90, inDemo: true },
})
