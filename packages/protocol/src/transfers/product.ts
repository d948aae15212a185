import { TransferFunds } from './commands.ts'

export const TRANSFERS = { name: 'transfers', commands: { TransferFunds }, actions: {} } as const
