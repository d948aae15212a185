import { ActivateRules, Genesis, ResumeClock } from './commands.ts'
import { ClockResumed, RulesActivated } from './events.ts'

export const GENESIS = {
  name: 'genesis',
  commands: { Genesis, ResumeClock, ActivateRules },
  actions: {},
  events: { RulesActivated, ClockResumed },
  reasons: {},
} as const
