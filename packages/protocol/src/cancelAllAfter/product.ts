import { CancelAllAfter } from './commands.ts'

export const CANCEL_ALL_AFTER = {
  name: 'cancelAllAfter',
  commands: { CancelAllAfter },
  actions: {},
  events: {},
  reasons: {},
} as const
