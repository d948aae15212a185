import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Disk, DiskFile } from '../disk/disk.ts'
import { SECTOR_BYTES } from '../disk/sector.ts'
import { SYNC_EVERY_BYTES } from '../disk/syncSteps.ts'
import { magicOf } from './format.ts'

const MAGIC = magicOf('TSSEGM')
const OFFSET = { logId: 8, number: 24, salt: 32, bytes: 40, crc: 60 } as const
const HEADER_FIELDS_BYTES = 64
/** A sector of its own, so that no block shares the header's sector. */
export const SEGMENT_HEADER_BYTES = SECTOR_BYTES
export const LOG_ID_BYTES = 16
const FILL_BYTES = 1024 * 1024

export interface SegmentHeader {
  /** Tells the segments of one log from those of another. */
  readonly logId: Uint8Array
  /** Counts from 1. */
  readonly number: number
  /** Random; binds block checksums to this segment. Known to nobody who can choose a command's bytes. */
  readonly salt: number
  /** Size of the whole preallocated file. */
  readonly bytes: number
}

export function segmentName(number: number): string {
  return `${String(number).padStart(8, '0')}.segment`
}

/** Numbers of the finished segments among these names, ascending. */
export function segmentNumbers(names: readonly string[]): readonly number[] {
  return names
    .filter((name) => /^\d{8}\.segment$/.test(name))
    .map((name) => Number(name.slice(0, 8)))
    .sort((left, right) => left - right)
}

/** Seed of the checksum of a block at this offset. */
export function blockSeed(header: SegmentHeader, offset: number): number {
  return (header.salt + offset) >>> 0
}

function encodeSegmentHeader(header: SegmentHeader): Buffer {
  const target = Buffer.alloc(SEGMENT_HEADER_BYTES)
  MAGIC.copy(target)
  target.set(header.logId, OFFSET.logId)
  target.writeBigUInt64LE(BigInt(header.number), OFFSET.number)
  target.writeUInt32LE(header.salt, OFFSET.salt)
  target.writeBigUInt64LE(BigInt(header.bytes), OFFSET.bytes)
  target.writeUInt32LE(crc32(target.subarray(0, OFFSET.crc)), OFFSET.crc)
  return target
}

export function decodeSegmentHeader(bytes: Uint8Array): SegmentHeader | null {
  if (bytes.byteLength < SEGMENT_HEADER_BYTES) return null
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, SEGMENT_HEADER_BYTES)
  if (MAGIC.compare(source, 0, MAGIC.byteLength) !== 0) return null
  if (source.readUInt32LE(OFFSET.crc) !== crc32(source.subarray(0, OFFSET.crc))) return null
  if (source.subarray(HEADER_FIELDS_BYTES).some((byte) => byte !== 0)) return null
  return {
    logId: new Uint8Array(source.subarray(OFFSET.logId, OFFSET.logId + LOG_ID_BYTES)),
    number: Number(source.readBigUInt64LE(OFFSET.number)),
    salt: source.readUInt32LE(OFFSET.salt),
    bytes: Number(source.readBigUInt64LE(OFFSET.bytes)),
  }
}

/**
 * Makes a zero-filled segment that carries its name only when every byte of it has a place on the medium, so that blocks
 * written later never need space. Rejects, leaving nothing behind, when the disk is full.
 */
export async function createSegment(disk: Disk, directory: string, header: SegmentHeader): Promise<void> {
  const path = join(directory, segmentName(header.number))
  const unfinished = `${path}.tmp`
  try {
    await disk.remove(unfinished)
    const file = await disk.open(unfinished, { create: true })
    try {
      await fill(file, header)
    } finally {
      await file.close()
    }
    await disk.rename(unfinished, path)
  } catch (error) {
    await disk.remove(unfinished).catch(() => undefined)
    throw error
  }
  await disk.syncDirectory(directory)
}

async function fill(file: DiskFile, header: SegmentHeader): Promise<void> {
  const zeros = new Uint8Array(Math.min(FILL_BYTES, header.bytes))
  await file.write(0, encodeSegmentHeader(header))
  for (let at = SEGMENT_HEADER_BYTES; at < header.bytes; at += zeros.byteLength) {
    await file.write(at, zeros.subarray(0, header.bytes - at))
    if (at % SYNC_EVERY_BYTES < zeros.byteLength) await file.sync()
  }
  await file.sync()
}
