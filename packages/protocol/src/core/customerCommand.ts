import type { Timestamp } from '@touchstone/quantities'
import type { OwnerId } from './owners.ts'

/**
 * What every customer command carries. `key1`/`key2` are 53-bit integers cut from SHA-256 of (owner, cid): the command's
 * identity. `inputHash` (53 bits) is cut from SHA-256 of the canonical input: the same identity with another input is a
 * `conflict`. `issuedAt` is the issue time carried by the cid when it is a UUIDv7, else 0.
 */
export interface CustomerCommand {
  readonly owner: OwnerId
  readonly key1: number
  readonly key2: number
  readonly inputHash: number
  readonly issuedAt: Timestamp
}
