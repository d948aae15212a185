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
    kinds: {
      verification: 'Your junior verification is approved',
      own_fees: 'Trading fees that you paid, in USDT: at most {share} of them come back as rewards',
      budget: 'The budget of the campaign has enough left for it',
      fees_paid: 'Trading fees that you paid, in USDT',
      trades: 'Trades that you made',
      turnover: 'What you traded, in USDT',
      level: 'Your level of verification',
    },
  },
})
