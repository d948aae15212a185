import type { ResumeClock } from '@touchstone/protocol'
import type { EntryState } from '../entry/entryState.ts'
import { defineProduct } from '../entry/product.ts'
import { readClock, writeClock } from './canonicalClock.ts'
import { resumeClock } from './clock.ts'

export const CLOCK = defineProduct<{ state: EntryState; commands: ResumeClock }>({
  name: 'clock',
  part: { number: 2, write: writeClock, read: readClock },
  commands: { ResumeClock: { carryOut: resumeClock, whileStopped: true } },
})
