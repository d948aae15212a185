import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { LogPoint } from '../commands/logPoint.ts'
import type { Disk } from '../disk/disk.ts'
import { toHex } from '../disk/hex.ts'
import { LineFile } from '../disk/lineFile.ts'
import { SYNC_EVERY_BYTES } from '../disk/syncSteps.ts'
import { type ArchivedSegment, chainedEntry, manifestFormat } from './archiveManifest.ts'
import { ARCHIVE_NAME, ArchiveReader, archiveName, MANIFEST_NAME, namingDamage } from './archiveReader.ts'
import { chunksOf, tapped } from './blockStream.ts'
import type { Compressor } from './compressor.ts'
import type { SegmentHeader } from './segment.ts'

/** Compressed old segments and the manifest that vouches for them. Nothing in it is ever deleted. */
export class SegmentArchive {
  readonly reader: ArchiveReader
  readonly #disk: Disk
  readonly #directory: string
  readonly #compressor: Compressor
  readonly #manifest: LineFile<ArchivedSegment>

  private constructor(disk: Disk, directory: string, compressor: Compressor, manifest: LineFile<ArchivedSegment>) {
    this.reader = new ArchiveReader(disk, directory, compressor, manifest)
    this.#disk = disk
    this.#directory = directory
    this.#compressor = compressor
    this.#manifest = manifest
  }

  static async open(disk: Disk, logDirectory: string, compressor: Compressor): Promise<SegmentArchive> {
    const directory = join(logDirectory, ARCHIVE_NAME)
    await disk.makeDirectory(directory)
    const manifest = await namingDamage(LineFile.open(disk, join(directory, MANIFEST_NAME), manifestFormat))
    const archive = new SegmentArchive(disk, directory, compressor, manifest)
    await archive.reader.assertComplete()
    return archive
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
      await this.#manifest.append(chainedEntry({ ...place, ...written }, this.#manifest.rows.at(-1) ?? null))
    } catch (error) {
      await this.#disk.remove(unfinished).catch(() => undefined)
      throw error
    }
  }

  async #compress(plainPath: string, end: number, target: string): Promise<Stored> {
    const [plainHash, archivedHash] = [createHash('sha256'), createHash('sha256')]
    let archivedBytes = 0
    let syncedBytes = 0
    await this.#disk.remove(target)
    const plain = await this.#disk.open(plainPath)
    const output = await this.#disk.open(target, { create: true })
    try {
      const source = tapped(chunksOf(plain, 0, end), (chunk) => plainHash.update(chunk))
      for await (const chunk of this.#compressor.compress(source)) {
        await output.write(archivedBytes, chunk)
        archivedHash.update(chunk)
        archivedBytes += chunk.byteLength
        if (archivedBytes - syncedBytes < SYNC_EVERY_BYTES) continue
        await output.sync()
        syncedBytes = archivedBytes
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
