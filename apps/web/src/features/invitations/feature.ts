import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Invitations, and the commissions on invitees' trading. */
export const invitations = defineFeature({
  words: {
    invite: '@inviteFriends',
    invitees: '@peopleIInvited',
    inviteIncome: 'My invitation income',
  },
  routes: [
    {
      path: '/invite',
      access: 'login',
      title: 'invite',
      needs: 'getMyPromotion',
      menus: { activity: { word: 'invite', place: 20 } },
      screen: lazyScreen(() => import('./InviteScreen.tsx'), 'InviteScreen'),
    },
    {
      path: '/inviteList',
      access: 'login',
      title: 'invitees',
      needs: 'getPromotionList',
      screen: lazyScreen(() => import('./InviteesScreen.tsx'), 'InviteesScreen'),
    },
    {
      path: '/inviteMy',
      access: 'login',
      title: 'inviteIncome',
      needs: 'getPromotionIncome',
      screen: lazyScreen(() => import('./InviteIncomeScreen.tsx'), 'InviteIncomeScreen'),
    },
  ],
})
