import { CreditDeposit } from './commands.ts'
import { DepositCredited } from './events.ts'
import { DEPOSIT_REASONS } from './reasons.ts'

export const DEPOSITS = {
  name: 'deposits',
  commands: { CreditDeposit },
  actions: {},
  events: { DepositCredited },
  reasons: DEPOSIT_REASONS,
} as const
