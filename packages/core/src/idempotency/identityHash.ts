import type { CustomerCommand } from '@touchstone/protocol'
import { highWord } from '@touchstone/quantities'

/** The owner of a command, and the two numbers that identify it. */
export type CommandIdentity = Pick<CustomerCommand, 'owner' | 'key1' | 'key2'>

/** 64 bits of an identity, as two halves that have nothing to do with each other. Kept for the identity asked about last. */
export class IdentityHash {
  #owner = -1
  #key1 = 0
  #key2 = 0
  /** The half by which an identity finds its place. */
  place = 0
  /** The half that tells it from others. */
  telling = 0

  of({ owner, key1, key2 }: CommandIdentity): this {
    if (key2 === this.#key2 && key1 === this.#key1 && owner === this.#owner) return this
    this.#owner = owner
    this.#key1 = key1
    this.#key2 = key2
    const high1 = highWord(key1)
    const high2 = highWord(key2)
    this.place = spread(0, owner, key1 | 0, high1, key2 | 0, high2)
    this.telling = spread(0x3c6ef372, owner, key1 | 0, high1, key2 | 0, high2)
    return this
  }
}

function spread(seed: number, owner: number, low1: number, high1: number, low2: number, high2: number): number {
  let hash = Math.imul(owner ^ seed, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15) ^ low1, 0x85ebca6b ^ seed)
  hash = Math.imul(hash ^ (hash >>> 13) ^ high1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16) ^ low2, 0x27d4eb2f ^ seed)
  hash = Math.imul(hash ^ (hash >>> 15) ^ high2, 0x165667b1)
  return hash ^ (hash >>> 16)
}
