import type { StoredBlock } from './block.ts'
import { GENESIS_HASH, lastSequence } from './block.ts'
import { type LogBlock, LogDamage } from './commandLog.ts'

/** A place between two blocks, with the chain hash up to there. */
export interface LogPoint {
  readonly sequence: number
  readonly hash: Uint8Array
  readonly time: number
  readonly epoch: number
}

export const GENESIS: LogPoint = { sequence: 0, hash: GENESIS_HASH, time: 0, epoch: 0 }

export function pointAfter(block: LogBlock): LogPoint {
  return { sequence: lastSequence(block), hash: block.hash, time: block.time, epoch: block.epoch }
}

/** Throws when the block is sound in itself but does not continue the log from this point. */
export function assertContinues(point: LogPoint, block: StoredBlock): void {
  const expected = point.sequence + 1
  if (block.firstSequence !== expected) {
    throw new LogDamage(
      expected,
      `entry ${expected} is missing: a block starting at ${block.firstSequence} is in its place`,
    )
  }
  if (Buffer.compare(block.previousHash, point.hash) !== 0) {
    throw new LogDamage(expected, `the block at entry ${expected} is chained to another history`)
  }
  if (block.epoch < point.epoch || block.time < point.time) {
    throw new LogDamage(expected, `epoch or time goes back at entry ${expected}`)
  }
}
