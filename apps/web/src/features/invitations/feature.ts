import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Inviting others, and what their trading fees bring. */
export const invitations = defineFeature({
  words: {
    invite: 'Invite friends',
    invitees: 'People I invited',
    inviteIncome: 'My invitation income',
    inviteCard: 'A part of the trading fees your friends really pay, out of what the exchange received.',
  },
  routes: [
    {
      path: '/invite',
      access: 'login',
      title: 'invite',
      needs: 'getMyPromotion',
      menus: { activity: { word: 'invite', place: 20 } },
      card: { word: 'invite', text: 'inviteCard', place: 90 },
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
