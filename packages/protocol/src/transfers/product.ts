import { TransferFunds } from './commands.ts'
import { FundsTransferred } from './events.ts'
import { TRANSFER_REASONS } from './reasons.ts'

export const TRANSFERS = {
  name: 'transfers',
  commands: { TransferFunds },
  actions: {},
  events: { FundsTransferred },
  reasons: TRANSFER_REASONS,
} as const
