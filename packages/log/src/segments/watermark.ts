import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { HASH_BYTES } from '../commands/block.ts'
import { type Disk, type DiskFile, isMissing } from '../disk/disk.ts'
import { SECTOR_BYTES } from '../disk/sector.ts'
import { FORMAT, formatOf, LogFormatDiffers, magicOf } from './format.ts'
import { LOG_ID_BYTES } from './segment.ts'

export const WATERMARK_NAME = 'watermark'
const KIND = 'TSWMRK'
const MAGIC = magicOf(KIND)
const OFFSET = { logId: 8, version: 24, epoch: 32, sequence: 40, hash: 48, crc: 80 } as const
/** Each slot lies on a page of its own: writing one can never hurt the other. */
const SLOT_STRIDE_BYTES = 4096
const SLOTS = [0, 1] as const

/** A durable statement that everything up to `sequence` was durable before it was written. */
export interface Watermark {
  readonly logId: Uint8Array
  /** Grows with each writing; the higher slot is the newer. */
  readonly version: number
  readonly epoch: number
  readonly sequence: number
  readonly hash: Uint8Array
}

/**
 * The newer intact slot, or null when neither is intact. Undefined when there is no such file. Rejects with `LogFormatDiffers`
 * when the log is of another format.
 */
export async function readWatermark(disk: Disk, directory: string): Promise<Watermark | null | undefined> {
  let file: DiskFile
  try {
    file = await disk.open(join(directory, WATERMARK_NAME))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
  try {
    const slots = await Promise.all(SLOTS.map((slot) => file.read(slot * SLOT_STRIDE_BYTES, SECTOR_BYTES)))
    const intact = slots.map(decode).filter((mark) => mark !== null)
    if (intact.length === 0) refuseOtherFormat(slots, directory)
    return intact.reduce<Watermark | null>(
      (newest, mark) => (newest && newest.version > mark.version ? newest : mark),
      null,
    )
  } finally {
    await file.close()
  }
}

function refuseOtherFormat(slots: readonly Uint8Array[], directory: string): void {
  for (const slot of slots) {
    const source = Buffer.from(slot.buffer, slot.byteOffset, slot.byteLength)
    const format = formatOf(KIND, source)
    if (format !== undefined && format !== FORMAT && isWhole(source)) throw new LogFormatDiffers(directory, format)
  }
}

/** Bytes of a fresh watermark file that holds this mark. */
export function watermarkFile(mark: Watermark): Uint8Array {
  const bytes = new Uint8Array(SLOTS.length * SLOT_STRIDE_BYTES)
  bytes.set(encode(mark), slotOf(mark) * SLOT_STRIDE_BYTES)
  return bytes
}

/** The file must have been opened durable. */
export async function writeWatermark(file: DiskFile, mark: Watermark): Promise<void> {
  await file.write(slotOf(mark) * SLOT_STRIDE_BYTES, encode(mark))
}

function slotOf(mark: Watermark): number {
  return mark.version % SLOTS.length
}

function encode(mark: Watermark): Uint8Array {
  const target = Buffer.alloc(SECTOR_BYTES)
  MAGIC.copy(target)
  target.set(mark.logId, OFFSET.logId)
  target.writeBigUInt64LE(BigInt(mark.version), OFFSET.version)
  target.writeBigUInt64LE(BigInt(mark.epoch), OFFSET.epoch)
  target.writeBigUInt64LE(BigInt(mark.sequence), OFFSET.sequence)
  target.set(mark.hash, OFFSET.hash)
  target.writeUInt32LE(crc32(target.subarray(0, OFFSET.crc)), OFFSET.crc)
  return target
}

function decode(bytes: Uint8Array): Watermark | null {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (formatOf(KIND, source) !== FORMAT || !isWhole(source)) return null
  return {
    logId: new Uint8Array(source.subarray(OFFSET.logId, OFFSET.logId + LOG_ID_BYTES)),
    version: Number(source.readBigUInt64LE(OFFSET.version)),
    epoch: Number(source.readBigUInt64LE(OFFSET.epoch)),
    sequence: Number(source.readBigUInt64LE(OFFSET.sequence)),
    hash: new Uint8Array(source.subarray(OFFSET.hash, OFFSET.hash + HASH_BYTES)),
  }
}

function isWhole(source: Buffer): boolean {
  return source.byteLength >= SECTOR_BYTES && source.readUInt32LE(OFFSET.crc) === crc32(source.subarray(0, OFFSET.crc))
}
