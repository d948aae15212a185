import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { StoredBlock } from '../commands/block.ts'
import { LogDamage } from '../commands/commandLog.ts'
import { GENESIS, type LogPoint } from '../commands/logPoint.ts'
import type { Disk } from '../disk/disk.ts'
import { fromHex } from '../disk/hex.ts'
import { LineDamage, readLines } from '../disk/lineFile.ts'
import { type ArchivedSegment, manifestFormat } from './archiveManifest.ts'
import { blocksIn, chunksOf, tapped } from './blockStream.ts'
import type { Compressor } from './compressor.ts'
import { decodeSegmentHeader, SEGMENT_HEADER_BYTES, segmentName } from './segment.ts'

export const ARCHIVE_NAME = 'archive'
export const MANIFEST_NAME = 'manifest.jsonl'

/** Reads archived segments by their manifest; changes nothing. */
export class ArchiveReader {
  readonly #disk: Disk
  readonly #directory: string
  readonly #compressor: Compressor
  readonly #manifest: { readonly rows: readonly ArchivedSegment[] }

  /** `manifest` may grow. */
  constructor(
    disk: Disk,
    directory: string,
    compressor: Compressor,
    manifest: { readonly rows: readonly ArchivedSegment[] },
  ) {
    this.#disk = disk
    this.#directory = directory
    this.#compressor = compressor
    this.#manifest = manifest
  }

  /** The archive of the log in a folder as its manifest has it now. */
  static async open(disk: Disk, logDirectory: string, compressor: Compressor): Promise<ArchiveReader> {
    const directory = join(logDirectory, ARCHIVE_NAME)
    const manifest = await namingDamage(readLines(disk, join(directory, MANIFEST_NAME), manifestFormat))
    return new ArchiveReader(disk, directory, compressor, manifest)
  }

  get entries(): readonly ArchivedSegment[] {
    return this.#manifest.rows
  }

  /** The log up to the last archived block. */
  get head(): LogPoint {
    const last = this.entries.at(-1)
    if (!last) return GENESIS
    return {
      sequence: last.lastSequence,
      hash: fromHex(last.lastHash),
      time: last.lastTime,
      epoch: last.lastEpoch,
    }
  }

  /** The entry of a segment, also when another process archived it a moment ago. */
  async find(segment: number): Promise<ArchivedSegment | undefined> {
    const known = this.entries.find((entry) => entry.segment === segment)
    if (known) return known
    const { rows } = await namingDamage(readLines(this.#disk, join(this.#directory, MANIFEST_NAME), manifestFormat))
    return rows.find((entry) => entry.segment === segment)
  }

  /** Rejects with `LogDamage` when a file is not there or has another size. Contents are checked whenever they are read. */
  async assertComplete(): Promise<void> {
    for (const entry of this.entries) {
      const path = join(this.#directory, archiveName(entry.segment))
      const file = await this.#disk.open(path).catch(() => null)
      const size = file ? await file.size() : -1
      await file?.close()
      if (size === entry.archivedBytes) continue
      const first = entry.firstSequence
      throw new LogDamage(first, `entry ${first} is lost: ${path} is missing or has the wrong size`)
    }
  }

  /** All blocks of an archived segment; throws `LogDamage` naming the first entry that cannot be read. */
  async *blocks(entry: ArchivedSegment): AsyncGenerator<StoredBlock> {
    const before: LogPoint = {
      sequence: entry.firstSequence - 1,
      hash: fromHex(entry.previousHash),
      time: entry.previousTime,
      epoch: entry.previousEpoch,
    }
    let next = entry.firstSequence
    try {
      for await (const block of this.#blocksAfter(entry, before)) {
        next = block.firstSequence + block.commands.length
        yield block
      }
    } catch (error) {
      if (error instanceof LogDamage) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new LogDamage(next, `entry ${next} cannot be read from ${archiveName(entry.segment)}: ${reason}`)
    }
    if (next !== entry.lastSequence + 1) throw new LogDamage(next, `entry ${next} is missing from the archive`)
  }

  async *#blocksAfter(entry: ArchivedSegment, before: LogPoint): AsyncGenerator<StoredBlock> {
    const file = await this.#disk.open(join(this.#directory, archiveName(entry.segment)))
    try {
      const archivedHash = createHash('sha256')
      const packed = tapped(chunksOf(file, 0, await file.size()), (chunk) => archivedHash.update(chunk))
      const plain = this.#compressor.decompress(packed)
      const { header, rest } = await splitHeader(plain)
      const decoded = decodeSegmentHeader(header)
      if (decoded?.number !== entry.segment) throw new Error('the segment header is damaged')
      yield* blocksIn(rest, decoded, SEGMENT_HEADER_BYTES, before)
      if (archivedHash.digest('hex') !== entry.archivedSha256) throw new Error('the file has changed')
    } finally {
      await file.close()
    }
  }
}

export function archiveName(segment: number): string {
  return `${segmentName(segment)}.gz`
}

/** Passes the manifest on, or names the entries that its damage puts in doubt. */
export async function namingDamage<Manifest>(opening: Promise<Manifest>): Promise<Manifest> {
  try {
    return await opening
  } catch (error) {
    if (!(error instanceof LineDamage)) throw error
    throw new LogDamage(1, `what is archived from entry 1 on cannot be told: ${error.message}`)
  }
}

async function splitHeader(
  source: AsyncIterable<Uint8Array>,
): Promise<{ header: Uint8Array; rest: AsyncIterable<Uint8Array> }> {
  const iterator = source[Symbol.asyncIterator]()
  let bytes = Buffer.alloc(0)
  while (bytes.byteLength < SEGMENT_HEADER_BYTES) {
    const { value, done } = await iterator.next()
    if (done) break
    bytes = Buffer.concat([bytes, value])
  }
  const first = bytes.subarray(SEGMENT_HEADER_BYTES)
  return { header: bytes.subarray(0, SEGMENT_HEADER_BYTES), rest: continued(first, iterator) }
}

async function* continued(first: Uint8Array, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first
    for (;;) {
      const { value, done } = await iterator.next()
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}
