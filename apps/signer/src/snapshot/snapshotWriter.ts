import { fromHex, type SnapshotStore } from '@touchstone/log'
import type { Say } from '../words/say.ts'
import { type SignerSnapshot, sealSnapshot } from './sealedSnapshot.ts'

export interface SnapshotWriterParts {
  readonly store: Pick<SnapshotStore, 'save'>
  readonly key: Uint8Array
  /** Entries between two of them; 0: none is written. */
  readonly every: number
  /** The entry that the replica begins behind. */
  readonly from: number
  /** As everything stands now, at the end of a block. */
  readonly take: (sequence: number, chainHash: string) => SignerSnapshot
  readonly say: Say
}

/** Writes a snapshot of the replica now and then, and at the end. A full disk costs the snapshot and nothing else. */
export class SnapshotWriter {
  readonly #parts: SnapshotWriterParts
  #at: number
  #writing: Promise<void> | undefined

  constructor(parts: SnapshotWriterParts) {
    this.#parts = parts
    this.#at = parts.from
  }

  /** To be called at the end of every block. */
  pass(sequence: number, chainHash: string): void {
    const { every } = this.#parts
    if (every > 0 && sequence - this.#at >= every && !this.#writing) void this.#write(sequence, chainHash)
  }

  /** The last one, for an orderly stop. */
  async end(sequence: number, chainHash: string): Promise<void> {
    await this.settle()
    if (this.#parts.every > 0 && sequence > this.#at) await this.#write(sequence, chainHash)
  }

  /** Resolves when none is being written. */
  async settle(): Promise<void> {
    await this.#writing
  }

  #write(sequence: number, chainHash: string): Promise<void> {
    this.#at = sequence
    this.#writing = this.#save(sequence, chainHash).finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  /** It is taken before this returns: entries after the block are not in it. */
  async #save(sequence: number, chainHash: string): Promise<void> {
    const { store, key, take, say } = this.#parts
    try {
      const taken = take(sequence, chainHash)
      const bytes = sealSnapshot(key, taken)
      const stateHash = fromHex(taken.facts.stateHash)
      await store.save({ sequence, chainHash: fromHex(chainHash), stateHash, bytes })
      say('snapshot_written', { sequence, bytes: bytes.byteLength })
    } catch (error) {
      say('snapshot_failed', { sequence, reason: error instanceof Error ? error.message : String(error) })
    }
  }
}
