import type { ResumeClock } from '@touchstone/protocol'
import type { EntryState } from '../entry/entryState.ts'
import { defineProduct } from '../entry/product.ts'
import { resumeClock } from './clock.ts'

export const CLOCK = defineProduct<{ state: EntryState; commands: ResumeClock }>({
  name: 'clock',
  commands: { ResumeClock: { carryOut: resumeClock, whileStopped: true } },
})
