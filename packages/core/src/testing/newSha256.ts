import { createHash, type Hash } from 'node:crypto'

/** SHA-256 as the programs around the core give it. */
export function newSha256(): Hash {
  return createHash('sha256')
}
