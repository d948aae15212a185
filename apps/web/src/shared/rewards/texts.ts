import { defineTexts } from '../i18n/texts.ts'

/** Texts shared by the pages of rewards. */
export const rewardTexts = defineTexts('rewards', {
  sections: { label: '@rewards', sign: '@signIn', invite: '@inviteFriends', welfare: '@welfare' },
  conditions: {
    label: '@conditions',
    met: 'Met',
    open: 'Not met yet',
    progress: '@doneOfNeed',
    need: 'At least {need}',
    none: 'No conditions.',
  },
})
