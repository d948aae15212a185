import { BuyOption, ListOptions } from './commands.ts'
import { OptionBought, OptionSettled, OptionStruck, OptionsListed } from './events.ts'
import { TIMED_OPTION_REASONS } from './reasons.ts'

export const TIMED_OPTIONS = {
  name: 'timedOptions',
  commands: { BuyOption, ListOptions },
  actions: { ListOptions },
  events: { OptionsListed, OptionBought, OptionStruck, OptionSettled },
  reasons: TIMED_OPTION_REASONS,
} as const
