import { createHash, type Hash } from 'node:crypto'

/** The SHA-256 that an exchange is given to hash its state and snapshots with. */
export function newSha256(): Hash {
  return createHash('sha256')
}
