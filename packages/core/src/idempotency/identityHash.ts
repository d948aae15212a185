import type { CustomerCommand } from '@touchstone/protocol'
import { highWord } from '@touchstone/quantities'

/** Who asks, and the two numbers that name what is asked. */
export type CommandIdentity = Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>

/** 32 bits of an identity; `seed` chooses which. What is made with two odd seeds has nothing to do with each other. */
function spread({ owner, key1, key2 }: CommandIdentity, seed: number): number {
  let hash = Math.imul(owner ^ seed, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15) ^ (key1 | 0), 0x85ebca6b ^ seed)
  hash = Math.imul(hash ^ (hash >>> 13) ^ highWord(key1), 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16) ^ (key2 | 0), 0x27d4eb2f ^ seed)
  hash = Math.imul(hash ^ (hash >>> 15) ^ highWord(key2), 0x165667b1)
  return hash ^ (hash >>> 16)
}

/** The half by which an identity finds its place. */
export function placeHash(identity: CommandIdentity): number {
  return spread(identity, 0)
}

/** The other half. */
export function tellingHash(identity: CommandIdentity): number {
  return spread(identity, 0x3c6ef372)
}
