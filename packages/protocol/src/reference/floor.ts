import { AcquireLease, IndexSamples, ListIndex } from './commands.ts'
import { IndexListed, IndexSampled, IndexUpdated, LeaseAcquired } from './events.ts'

export const REFERENCE = {
  name: 'reference',
  commands: { IndexSamples, AcquireLease, ListIndex },
  actions: { ListIndex },
  events: { IndexUpdated, LeaseAcquired, IndexListed, IndexSampled },
  reasons: {},
} as const
