import { RestrictPlatform } from './commands.ts'

export const RESTRICTION = {
  name: 'restriction',
  commands: { RestrictPlatform },
  actions: { RestrictPlatform },
} as const
