import { BuyOption, ListOptions } from './commands.ts'

export const TIMED_OPTIONS = {
  name: 'timedOptions',
  commands: { BuyOption, ListOptions },
  actions: { ListOptions },
} as const
