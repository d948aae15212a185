import { defineTexts } from '../../shared/i18n/texts.ts'

export const signInTexts = defineTexts('signIn', {
  title: '@signIn',
  lead: 'Sign in once a day, in Hong Kong time. Seven days make a cycle, which begins with your first sign-in. A day you miss stays not signed; you lose only that day.',
  failed: 'Your sign-in days could not be loaded.',
  closed: 'No sign-in rewards are offered now.',
  cycle: 'Cycle {cycle}',
  day: 'Day {day}',
  today: 'Today',
  states: {
    missed: 'Not signed',
    signed: '@signedDay',
    received: 'Reward received',
    today: 'Not signed yet',
    coming: '@coming',
  },
  signIn: 'Sign in',
  signed: '@signedDay',
  signedToday: 'Already signed in today',
  receive: 'Receive',
  receiveOf: 'Receive the reward of day {day}',
  done: 'Signed in, day {day} of 7',
  received: '@receivedReward',
  unanswered:
    'No answer came from the exchange. Sending again is safe: a day is signed, and a reward received, only once.',
  next: 'The next Hong Kong day begins at {time}.',
  rules: '@signInRules',
  left: 'Left in the budget: {left} {currency}.',
  conditions: {
    title: 'Before a reward is paid',
    lead: 'Anybody may sign in. You can receive a reward once all of these are met:',
    now: 'Not payable yet. Still missing: {condition}.',
    ready: 'Everything is met: rewards of signed days can be received.',
  },
})
