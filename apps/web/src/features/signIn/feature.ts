import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Signing in day by day, with a reward for each. */
export const signIn = defineFeature({
  words: {
    activity: 'Activity',
    signIn: '@signIn',
    signRule: '@signInRules',
    signInCard: 'Sign in once a day; what seven days give is paid from a budget set aside for it.',
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
