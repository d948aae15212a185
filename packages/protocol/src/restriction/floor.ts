import { RestrictPlatform } from './commands.ts'
import { PlatformRestricted } from './events.ts'

export const RESTRICTION = {
  name: 'restriction',
  commands: { RestrictPlatform },
  actions: { RestrictPlatform },
  events: { PlatformRestricted },
  reasons: {},
} as const
