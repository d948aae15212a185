import { ConvertFunds } from './commands.ts'

export const CONVERSIONS = { name: 'conversions', commands: { ConvertFunds }, actions: {} } as const
