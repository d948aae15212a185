import { defineTexts } from '../i18n/texts.ts'

/** What the pages of rewards have in common. */
export const rewardTexts = defineTexts('rewards', {
  sections: { label: 'Rewards', sign: 'Sign-in', invite: 'Invite friends', welfare: 'Welfare' },
  conditions: {
    label: 'Conditions',
    met: 'Met',
    open: 'Not met yet',
    progress: '{done} of {need}',
    none: 'No conditions.',
  },
})
