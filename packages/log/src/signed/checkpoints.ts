import type { Disk } from '../disk/disk.ts'
import { toHex } from '../disk/hex.ts'
import { readLines } from '../disk/lineFile.ts'
import { SignedFile } from './signedFile.ts'
import { isSigned, type Signature, type SignedLines, signedFormat } from './signedLines.ts'
import type { SigningKey, VerifyingKey } from './signingKey.ts'

interface CheckpointBody {
  readonly sequence: number
  /** Milliseconds UTC of the entry. */
  readonly time: number
  /** Lower-case hex, 32 bytes. */
  readonly chainHash: string
  readonly stateHash: string
}

/** The platform's signed word: after this entry the log's chain and the state have these hashes. */
export type Checkpoint = CheckpointBody & Signature

export interface CheckpointFacts {
  readonly sequence: number
  readonly time: number
  readonly chainHash: Uint8Array
  readonly stateHash: Uint8Array
}

const HASH = /^[0-9a-f]{64}$/

const lines: SignedLines<CheckpointBody> = {
  purpose: 'touchstone checkpoint 1',
  parse: (value) => {
    const { sequence, time, chainHash, stateHash } = value as Partial<Record<keyof CheckpointBody, unknown>>
    if (!isCount(sequence) || !isCount(time) || !isHash(chainHash) || !isHash(stateHash)) return null
    return { sequence, time, chainHash, stateHash }
  },
  follows: (row, before) => row.sequence > before.sequence && row.time >= before.time,
}

export function verifyCheckpoint(checkpoint: Checkpoint, keys: readonly VerifyingKey[]): boolean {
  return isSigned(lines, checkpoint, keys)
}

/** All checkpoints in a file; an unfinished last line is ignored, other damage rejects with `LineDamage`. */
export async function readCheckpoints(
  disk: Disk,
  path: string,
  keys: readonly VerifyingKey[],
): Promise<readonly Checkpoint[]> {
  return (await readLines(disk, path, signedFormat(lines, keys))).rows
}

/** An append-only file of checkpoints, one JSON object per line. */
export class CheckpointFile {
  readonly #file: SignedFile<CheckpointBody>

  private constructor(file: SignedFile<CheckpointBody>) {
    this.#file = file
  }

  /** `former` are earlier keys of the platform whose checkpoints are in the file. */
  static async open(disk: Disk, path: string, key: SigningKey, former: readonly VerifyingKey[] = []) {
    return new CheckpointFile(await SignedFile.open(disk, path, lines, { key, former }))
  }

  get checkpoints(): readonly Checkpoint[] {
    return this.#file.rows
  }

  /** Signs and writes; resolves when durable. One call at a time, each with a higher sequence. */
  async append(facts: CheckpointFacts): Promise<Checkpoint> {
    const { sequence, time } = facts
    const body = { sequence, time, chainHash: toHex(facts.chainHash), stateHash: toHex(facts.stateHash) }
    const last = this.#file.rows.at(-1)
    if (!lines.parse(body) || (last && !lines.follows(body, last))) {
      throw new RangeError(`no checkpoint of entry ${sequence} can follow that of entry ${last?.sequence ?? 0}`)
    }
    return this.#file.append(body)
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value)
}
