import type { BlockFacts } from './block.ts'
import type { LogBlock } from './commandLog.ts'
import { unpackedCommands } from './packedCommands.ts'

/** A block as whoever wrote it tells of it: the commands in one piece, taken apart only for those who look at them. */
export class WrittenBlock implements LogBlock {
  readonly firstSequence: number
  readonly epoch: number
  readonly time: number
  readonly hash: Uint8Array
  readonly count: number
  /** The commands as `packedCommands` leaves them, in memory of their own. */
  readonly packed: Uint8Array<ArrayBuffer>
  #commands: readonly Uint8Array[] | null = null

  constructor({ firstSequence, epoch, time, count }: BlockFacts, packed: Uint8Array<ArrayBuffer>, hash: Uint8Array) {
    this.firstSequence = firstSequence
    this.epoch = epoch
    this.time = time
    this.count = count
    this.packed = packed
    this.hash = hash
  }

  get commands(): readonly Uint8Array[] {
    this.#commands ??= unpackedCommands(this.packed)
    if (!this.#commands) throw new Error('a block was written that does not hold commands')
    return this.#commands
  }
}
