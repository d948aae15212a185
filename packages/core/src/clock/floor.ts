import { ResumeClock } from '@touchstone/protocol'
import type { EntryState } from '../entry/entryState.ts'
import { defineProduct } from '../entry/product.ts'
import { readClock, writeClock } from './canonicalClock.ts'
import { resumeClock } from './clock.ts'

const VOCABULARY = { commands: { ResumeClock }, actions: {} } as const

export const CLOCK = defineProduct<{ state: EntryState; vocabulary: typeof VOCABULARY }>({
  name: 'clock',
  vocabulary: VOCABULARY,
  part: { number: 2, write: writeClock, read: readClock },
  commands: { ResumeClock: { carryOut: resumeClock, whileStopped: true } },
})
