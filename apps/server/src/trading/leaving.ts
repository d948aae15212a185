import type { Command } from '@touchstone/protocol'
import type { CommandStamp } from './commandStamp.ts'

/** The commands that take all that an owner has open off the books of a product. `stamp` makes each of them once, by what it is about. */
export type Leaving = (stamp: (what: string) => CommandStamp) => readonly Command[]
