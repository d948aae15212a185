import { ConvertFunds } from './commands.ts'
import { FundsConverted } from './events.ts'
import { CONVERSION_REASONS } from './reasons.ts'

export const CONVERSIONS = {
  name: 'conversions',
  commands: { ConvertFunds },
  actions: {},
  events: { FundsConverted },
  reasons: CONVERSION_REASONS,
} as const
