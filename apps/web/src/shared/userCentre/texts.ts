import { defineTexts } from '../i18n/texts.ts'

export const userCentreTexts = defineTexts('userCentre', {
  title: '@userCenter',
  tabs: {
    profile: 'Profile',
    security: '@securityCentre',
    payout: '@payoutSettings',
    credit: '@creditScore',
    messages: '@messages',
    preferences: 'Preferences',
    about: 'About and help',
  },
})
