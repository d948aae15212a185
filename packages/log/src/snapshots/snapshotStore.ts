import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { HASH_BYTES } from '../commands/block.ts'
import type { Disk } from '../disk/disk.ts'
import { readWhole, replaceWhole } from '../disk/wholeFile.ts'
import { FORMAT, formatOf, magicOf } from '../segments/format.ts'

const KIND = 'TSSNAP'
const MAGIC = magicOf(KIND)
const OFFSET = { sequence: 8, length: 16, chainHash: 24, stateHash: 56, checksum: 88 } as const
const HEADER_BYTES = OFFSET.checksum + HASH_BYTES
const NAME = /^\d{16}\.snapshot$/
/** The leftover of a snapshot whose writing process was killed. */
const UNFINISHED = /^\d{16}\.snapshot\.tmp$/
const ASIDE_NAME = /^\d{16}\.snapshot\.aside$/
const MIN_KEPT = 3

/** The whole state after an entry. */
export interface Snapshot {
  readonly sequence: number
  /** Chain hash of the log after that entry, 32 bytes. */
  readonly chainHash: Uint8Array
  /** 32 bytes. */
  readonly stateHash: Uint8Array
  readonly bytes: Uint8Array
}

export interface SnapshotDamage {
  readonly file: string
  readonly reason: string
}

export interface LatestSnapshot {
  /** The newest sound one; null when there is none. */
  readonly snapshot: Snapshot | null
  /** Newer ones that were passed over. */
  readonly damaged: readonly SnapshotDamage[]
}

export interface SnapshotStoreOptions {
  readonly disk: Disk
  /** Made when it is not there. */
  readonly directory: string
  /** How many of the newest to keep, at least and by default 3. */
  readonly keep?: number
  /**
   * Entries: of as many spans of this length the first snapshot is kept as well, for readers who are far behind. By default none
   * is: snapshots are then that far apart by themselves.
   */
  readonly span?: number
}

/** Snapshots of the state, each a file that proves itself. Losing them costs time, never truth: the log has it all. */
export class SnapshotStore {
  readonly #disk: Disk
  readonly #directory: string
  readonly #keep: number
  readonly #span: number

  private constructor(disk: Disk, directory: string, { keep, span }: { readonly keep: number; readonly span: number }) {
    this.#disk = disk
    this.#directory = directory
    this.#keep = keep
    this.#span = span
  }

  static async open(options: SnapshotStoreOptions): Promise<SnapshotStore> {
    const keep = options.keep ?? MIN_KEPT
    if (keep < MIN_KEPT) throw new RangeError(`at least ${MIN_KEPT} snapshots are kept`)
    await options.disk.makeDirectory(options.directory)
    return new SnapshotStore(options.disk, options.directory, { keep, span: options.span ?? 1 })
  }

  /** Resolves when the snapshot is durable; then older ones beyond those to keep are removed. A full disk rejects. */
  async save(snapshot: Snapshot): Promise<void> {
    await replaceWhole(this.#disk, this.#path(snapshotName(snapshot.sequence)), encode(snapshot))
    await this.#prune()
  }

  /** Sequences of the snapshots there are, sound or not, newest first. */
  async sequences(): Promise<readonly number[]> {
    return (await this.#names()).map((name) => Number.parseInt(name, 10))
  }

  /** The newest sound snapshot, of those no newer than entry `upTo` when it is given. */
  async latestValid(upTo = Number.MAX_SAFE_INTEGER): Promise<LatestSnapshot> {
    const damaged: SnapshotDamage[] = []
    for (const name of await this.#names()) {
      if (Number.parseInt(name, 10) > upTo) continue
      const bytes = await readWhole(this.#disk, this.#path(name))
      const read = bytes ? decode(bytes, name) : 'it is gone'
      if (typeof read !== 'string') return { snapshot: read, damaged }
      damaged.push({ file: name, reason: read })
    }
    return { snapshot: null, damaged }
  }

  /** Moves an unusable snapshot out of the way, under another name, so that it can be examined. */
  async setAside(sequence: number): Promise<void> {
    const path = this.#path(snapshotName(sequence))
    await this.#disk.rename(path, `${path}.aside`)
    await this.#disk.syncDirectory(this.#directory)
  }

  async #prune(): Promise<void> {
    const names = await this.#disk.list(this.#directory)
    const newestFirst = (form: RegExp) => names.filter((name) => form.test(name)).toReversed()
    const firsts = this.#firstOfSpans(newestFirst(NAME))
    const superfluous = [
      ...newestFirst(NAME)
        .slice(this.#keep)
        .filter((name) => !firsts.has(name)),
      ...newestFirst(ASIDE_NAME).slice(this.#keep),
      ...newestFirst(UNFINISHED),
    ]
    for (const name of superfluous) await this.#disk.remove(this.#path(name))
    if (superfluous.length > 0) await this.#disk.syncDirectory(this.#directory)
  }

  /** Of the newest spans in which there are any. */
  #firstOfSpans(newestFirst: readonly string[]): ReadonlySet<string> {
    const firsts = new Map<number, string>()
    for (const name of newestFirst) firsts.set(Math.floor(Number.parseInt(name, 10) / this.#span), name)
    return new Set([...firsts.values()].slice(0, this.#keep))
  }

  async #names(): Promise<readonly string[]> {
    const names = await this.#disk.list(this.#directory)
    return names.filter((name) => NAME.test(name)).reverse()
  }

  #path(name: string): string {
    return join(this.#directory, name)
  }
}

function snapshotName(sequence: number): string {
  return `${String(sequence).padStart(16, '0')}.snapshot`
}

function encode(snapshot: Snapshot): Uint8Array {
  if (snapshot.chainHash.byteLength !== HASH_BYTES || snapshot.stateHash.byteLength !== HASH_BYTES) {
    throw new RangeError(`chainHash and stateHash must be ${HASH_BYTES} bytes`)
  }
  const target = Buffer.alloc(HEADER_BYTES + snapshot.bytes.byteLength)
  MAGIC.copy(target)
  target.writeBigUInt64LE(BigInt(snapshot.sequence), OFFSET.sequence)
  target.writeBigUInt64LE(BigInt(snapshot.bytes.byteLength), OFFSET.length)
  target.set(snapshot.chainHash, OFFSET.chainHash)
  target.set(snapshot.stateHash, OFFSET.stateHash)
  target.set(snapshot.bytes, HEADER_BYTES)
  target.set(checksum(target), OFFSET.checksum)
  return target
}

/** The reason when it is not sound. */
function decode(bytes: Uint8Array, name: string): Snapshot | string {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (source.byteLength < HEADER_BYTES) return 'it is cut short'
  if (!checksum(source).equals(source.subarray(OFFSET.checksum, HEADER_BYTES))) return 'its checksum does not hold'
  const sequence = Number(source.readBigUInt64LE(OFFSET.sequence))
  const format = formatOf(KIND, source)
  if (format === undefined) return 'it is not a snapshot'
  if (format !== FORMAT) return `it is of format ${format}, this program is of ${FORMAT}`
  if (snapshotName(sequence) !== name) return `it is the snapshot of entry ${sequence}`
  return {
    sequence,
    chainHash: new Uint8Array(source.subarray(OFFSET.chainHash, OFFSET.chainHash + HASH_BYTES)),
    stateHash: new Uint8Array(source.subarray(OFFSET.stateHash, OFFSET.stateHash + HASH_BYTES)),
    bytes: bytes.subarray(HEADER_BYTES),
  }
}

function checksum(file: Buffer): Buffer {
  return createHash('sha256').update(file.subarray(0, OFFSET.checksum)).update(file.subarray(HEADER_BYTES)).digest()
}
