import { AcquireLease, IndexSamples, ListIndex } from './commands.ts'

export const REFERENCE = {
  name: 'reference',
  commands: { IndexSamples, AcquireLease, ListIndex },
  actions: { ListIndex },
} as const
