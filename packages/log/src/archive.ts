import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type ArchivedSegment, chainedEntry, manifestFormat } from './archiveManifest.ts'
import type { StoredBlock } from './block.ts'
import { blocksIn, chunksOf } from './blockStream.ts'
import { LogDamage } from './commandLog.ts'
import type { Compressor } from './compressor.ts'
import type { Disk } from './disk.ts'
import { fromHex, toHex } from './hex.ts'
import { LineDamage, LineFile } from './lineFile.ts'
import { GENESIS, type LogPoint } from './logPoint.ts'
import { decodeSegmentHeader, SEGMENT_HEADER_BYTES, type SegmentHeader, segmentName } from './segment.ts'

export const ARCHIVE_NAME = 'archive'
export const MANIFEST_NAME = 'manifest.jsonl'

/** Compressed old segments and the manifest that vouches for them. Nothing in it is ever deleted. */
export class SegmentArchive {
  readonly #disk: Disk
  readonly #directory: string
  readonly #compressor: Compressor
  readonly #manifest: LineFile<ArchivedSegment>

  private constructor(disk: Disk, directory: string, compressor: Compressor, manifest: LineFile<ArchivedSegment>) {
    this.#disk = disk
    this.#directory = directory
    this.#compressor = compressor
    this.#manifest = manifest
  }

  static async open(disk: Disk, logDirectory: string, compressor: Compressor): Promise<SegmentArchive> {
    const directory = join(logDirectory, ARCHIVE_NAME)
    await disk.makeDirectory(directory)
    const manifest = await openManifest(disk, join(directory, MANIFEST_NAME))
    const archive = new SegmentArchive(disk, directory, compressor, manifest)
    await archive.#assertComplete()
    return archive
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

  /**
   * Compresses a full segment, reads the result back, and enters it in the manifest; afterwards the plain file may go.
   */
  async store(plainPath: string, full: FullSegment): Promise<void> {
    const { firstSequence, before, head } = full
    if (firstSequence === null) throw new RangeError(`${plainPath} holds nothing to archive`)
    const path = join(this.#directory, archiveName(full.header.number))
    const unfinished = `${path}.tmp`
    try {
      const written = await this.#compress(plainPath, full.end, unfinished)
      await this.#verify(unfinished, written)
      await this.#disk.rename(unfinished, path)
      await this.#disk.syncDirectory(this.#directory)
      const place = {
        segment: full.header.number,
        firstSequence,
        lastSequence: head.sequence,
        previousHash: toHex(before.hash),
        lastHash: toHex(head.hash),
        previousTime: before.time,
        previousEpoch: before.epoch,
        lastTime: head.time,
        lastEpoch: head.epoch,
      }
      await this.#manifest.append(chainedEntry({ ...place, ...written }, this.entries.at(-1) ?? null))
    } catch (error) {
      await this.#disk.remove(unfinished).catch(() => undefined)
      throw error
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

  async #compress(plainPath: string, end: number, target: string): Promise<Stored> {
    const [plainHash, archivedHash] = [createHash('sha256'), createHash('sha256')]
    let archivedBytes = 0
    await this.#disk.remove(target)
    const plain = await this.#disk.open(plainPath)
    const output = await this.#disk.open(target, { create: true })
    try {
      const source = tapped(chunksOf(plain, 0, end), (chunk) => plainHash.update(chunk))
      for await (const chunk of this.#compressor.compress(source)) {
        await output.write(archivedBytes, chunk)
        archivedHash.update(chunk)
        archivedBytes += chunk.byteLength
      }
      await output.sync()
    } finally {
      await output.close()
      await plain.close()
    }
    return { bytes: end, sha256: plainHash.digest('hex'), archivedBytes, archivedSha256: archivedHash.digest('hex') }
  }

  async #verify(path: string, stored: Stored): Promise<void> {
    const [plainHash, archivedHash] = [createHash('sha256'), createHash('sha256')]
    const file = await this.#disk.open(path)
    try {
      const source = tapped(chunksOf(file, 0, await file.size()), (chunk) => archivedHash.update(chunk))
      for await (const chunk of this.#compressor.decompress(source)) plainHash.update(chunk)
    } finally {
      await file.close()
    }
    if (plainHash.digest('hex') !== stored.sha256 || archivedHash.digest('hex') !== stored.archivedSha256) {
      throw new Error(`${path} does not read back as written`)
    }
  }

  /** Sizes only: contents are checked whenever they are read. */
  async #assertComplete(): Promise<void> {
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
}

/** A segment that gets no more blocks. */
export interface FullSegment {
  readonly header: SegmentHeader
  readonly firstSequence: number | null
  /** The log before its first block and after its last. */
  readonly before: LogPoint
  readonly head: LogPoint
  readonly end: number
}

type Stored = Pick<ArchivedSegment, 'bytes' | 'sha256' | 'archivedBytes' | 'archivedSha256'>

function archiveName(segment: number): string {
  return `${segmentName(segment)}.gz`
}

async function openManifest(disk: Disk, path: string): Promise<LineFile<ArchivedSegment>> {
  try {
    return await LineFile.open(disk, path, manifestFormat)
  } catch (error) {
    if (!(error instanceof LineDamage)) throw error
    throw new LogDamage(1, `what is archived from entry 1 on cannot be told: ${error.message}`)
  }
}

async function* tapped(
  source: AsyncIterable<Uint8Array>,
  look: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    look(chunk)
    yield chunk
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
