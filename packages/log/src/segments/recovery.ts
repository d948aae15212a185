import { join } from 'node:path'
import { lastSequence, MAX_BLOCK_BYTES, type StoredBlock } from '../commands/block.ts'
import { LogDamage } from '../commands/commandLog.ts'
import type { LogPoint } from '../commands/logPoint.ts'
import type { Disk } from '../disk/disk.ts'
import { decodeSegmentHeader, type SegmentHeader, segmentName } from './segment.ts'
import { findLaterBlock, type SegmentScan, scanSegment } from './segmentScan.ts'
import type { Watermark } from './watermark.ts'

export interface Surveyed {
  readonly scans: readonly SegmentScan[]
  readonly head: LogPoint
  /** The segment behind whose last block an unfinished write left something. */
  readonly torn: SegmentScan | null
}

/** The last archived segment, and the log up to its end. */
export interface SurveyBase {
  readonly head: LogPoint
  readonly segment: number
}

/**
 * Reads all plain segments, which continue the log after the archived ones, and changes nothing. Only one write is ever
 * under way, so a crash can leave debris in one place: right behind the last sound block, no longer than a block, with
 * nothing sound behind it, and not covered by the watermark. Anything else is damage, and the log stays closed.
 */
export async function surveySegments(
  disk: Disk,
  directory: string,
  numbers: readonly number[],
  base: SurveyBase,
  watermark: Watermark,
): Promise<Surveyed> {
  const scans: SegmentScan[] = []
  let head = base.head
  let torn: SegmentScan | null = null
  for (const [index, number] of numbers.entries()) {
    if (number !== base.segment + 1 + index) throw damaged(head, `is lost: ${segmentName(number - 1)} is missing`)
    const { bytes, header } = await readSegment(disk, directory, number, head, watermark.logId)
    const scan = scanSegment(bytes, header, head, (block) => checkWitness(block, watermark))
    if (header.bytes !== bytes.byteLength) {
      throw damaged(scan.head, `may be lost: ${segmentName(number)} has another size`)
    }
    if (torn && (scan.debris || scan.firstSequence !== null)) {
      throw damaged(head, 'is unreadable, yet later bytes are written')
    }
    if (scan.debris) {
      assertTorn(bytes, scan)
      torn = scan
    }
    head = scan.head
    scans.push(scan)
  }
  if (watermark.sequence > head.sequence) throw damaged(head, `is gone, yet entry ${watermark.sequence} was durable`)
  return { scans, head, torn }
}

/** Durably sets the leftovers of an unfinished write to zero; returns how many bytes they are. */
export async function cutDebris(disk: Disk, directory: string, torn: SegmentScan | null): Promise<number> {
  if (!torn?.debris) return 0
  const file = await disk.open(join(directory, segmentName(torn.header.number)), { durable: true })
  try {
    const length = torn.debris.last + 1 - torn.end
    await file.write(torn.end, new Uint8Array(length))
    return length
  } finally {
    await file.close()
  }
}

async function readSegment(
  disk: Disk,
  directory: string,
  number: number,
  head: LogPoint,
  logId: Uint8Array,
): Promise<{ bytes: Buffer; header: SegmentHeader }> {
  const name = segmentName(number)
  const file = await disk.open(join(directory, name))
  try {
    const read = await file.read(0, await file.size())
    const bytes = Buffer.from(read.buffer, read.byteOffset, read.byteLength)
    const header = decodeSegmentHeader(bytes)
    if (!header) throw damaged(head, `may be lost: the header of ${name} is damaged`)
    if (header.number !== number || Buffer.compare(header.logId, logId) !== 0) {
      throw damaged(head, `may be lost: ${name} belongs elsewhere`)
    }
    return { bytes, header }
  } finally {
    await file.close()
  }
}

/** The watermark's own block must be the one that was durable when it was written. */
function checkWitness(block: StoredBlock, watermark: Watermark): void {
  if (watermark.sequence < block.firstSequence || watermark.sequence > lastSequence(block)) return
  if (watermark.sequence === lastSequence(block) && Buffer.compare(block.hash, watermark.hash) === 0) return
  throw new LogDamage(block.firstSequence, `entry ${block.firstSequence} is not the one that was durable`)
}

function assertTorn(bytes: Buffer, scan: SegmentScan): void {
  const later = findLaterBlock(bytes, scan.header, scan.end)
  if (later) throw damaged(scan.head, `is unreadable, yet entry ${later.firstSequence} behind it is sound`)
  if (scan.debris && scan.debris.last >= scan.end + MAX_BLOCK_BYTES) {
    throw damaged(scan.head, 'may be lost: bytes are written further behind the end than one write reaches')
  }
}

function damaged(head: LogPoint, what: string): LogDamage {
  return new LogDamage(head.sequence + 1, `entry ${head.sequence + 1} ${what}`)
}
