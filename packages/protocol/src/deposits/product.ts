import { CreditDeposit } from './commands.ts'

export const DEPOSITS = { name: 'deposits', commands: { CreditDeposit }, actions: {} } as const
