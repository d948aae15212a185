import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Signing in day by day, with a reward for each. */
export const signIn = defineFeature({
  words: {
    activity: 'Activity',
    signIn: '@signIn',
    signRule: '@signInRules',
    signInCard: 'Sign in once a day. The rewards are paid from a budget that is set aside for them.',
  },
  routes: [
    {
      path: '/sign',
      access: 'login',
      title: 'signIn',
      menus: {
        main: { word: 'activity', place: 40, opens: 'activity' },
        activity: { word: 'signIn', place: 10 },
      },
      card: { word: 'signIn', text: 'signInCard', place: 80 },
      screen: lazyScreen(() => import('./SignInScreen.tsx'), 'SignInScreen'),
    },
    {
      path: '/signRule',
      access: 'public',
      title: 'signRule',
      screen: lazyScreen(() => import('./SignRulesScreen.tsx'), 'SignRulesScreen'),
    },
  ],
})
