import { hash, randomBytes } from 'node:crypto'
import type { CustomerCommand, OwnerId } from '@touchstone/protocol'

export type CommandStamp = Pick<CustomerCommand, 'owner' | 'key1' | 'key2' | 'inputHash' | 'issuedAt'>

const UUID_V7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Hex digits of a 52-bit number: as many whole digits as a number holds exactly. */
const DIGITS = 13

/** Text in, hex out: no buffer is made for each of the many. */
function digest(text: string): string {
  return hash('sha256', text, 'hex')
}

function wholeNumberAt(hex: string, start: number): number {
  return Number.parseInt(hex.slice(start, start + DIGITS), 16)
}

/** The issue time inside a UUIDv7, 0 for any other text. */
export function issuedAtOf(cid: string): number {
  const match = UUID_V7.exec(cid)
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : 0
}

/** The identity of a command: (owner, `identity`), where `identity` is a cid or what stands in for one. */
export function commandStamp(owner: OwnerId, identity: string, input: string, issuedAt: number): CommandStamp {
  const keys = digest(`${owner} ${identity}`)
  return {
    owner,
    key1: wholeNumberAt(keys, 0),
    key2: wholeNumberAt(keys, DIGITS),
    inputHash: wholeNumberAt(digest(input), 0),
    issuedAt,
  }
}

/** For a caller who sent neither cid nor rtoken: an identity nobody else has, so nothing is protected against repetition. */
export function randomIdentity(): string {
  return `random ${randomBytes(16).toString('hex')}`
}
