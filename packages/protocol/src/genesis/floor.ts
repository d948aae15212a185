import { ActivateRules, Genesis, ResumeClock } from './commands.ts'

export const GENESIS = { name: 'genesis', commands: { Genesis, ResumeClock, ActivateRules }, actions: {} } as const
