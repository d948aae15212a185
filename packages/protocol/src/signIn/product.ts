import { ReceiveSign, SignIn } from './commands.ts'
import { DaySigned, SignRewardPaid } from './events.ts'
import { SIGN_IN_REASONS } from './reasons.ts'

export const SIGN_IN = {
  name: 'signIn',
  commands: { SignIn, ReceiveSign },
  actions: {},
  events: { DaySigned, SignRewardPaid },
  reasons: SIGN_IN_REASONS,
} as const
