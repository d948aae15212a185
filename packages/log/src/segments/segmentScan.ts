import { decodeBlock, nextCandidate, type StoredBlock } from '../commands/block.ts'
import { assertContinues, type LogPoint, pointAfter } from '../commands/logPoint.ts'
import { blockSeed, SEGMENT_HEADER_BYTES, type SegmentHeader } from './segment.ts'

/** A block's place, kept now and then so that reading need not start at the segment's beginning. */
export interface Landmark {
  readonly offset: number
  /** The point before the block at `offset`. */
  readonly before: LogPoint
}

const LANDMARK_EVERY_BYTES = 256 * 1024

export interface SegmentScan {
  readonly header: SegmentHeader
  /** Sequences held, or null for a segment without blocks. */
  readonly firstSequence: number | null
  readonly lastSequence: number | null
  /** Offset behind the last sound block. */
  readonly end: number
  /** The log after that block. */
  readonly head: LogPoint
  readonly landmarks: Landmark[]
  /** First and last byte behind `end` that is not zero. */
  readonly debris: { readonly first: number; readonly last: number } | null
}

/** Follows the blocks of one segment from `start`; throws when a sound block does not continue the log. */
export function scanSegment(
  bytes: Buffer,
  header: SegmentHeader,
  start: LogPoint,
  witness: (block: StoredBlock) => void,
): SegmentScan {
  const landmarks: Landmark[] = []
  let head = start
  let end = SEGMENT_HEADER_BYTES
  let first: number | null = null
  for (;;) {
    const block = decodeBlock(bytes.subarray(end), blockSeed(header, end))
    if (!block) break
    assertContinues(head, block)
    witness(block)
    noteLandmark(landmarks, end, head)
    first ??= block.firstSequence
    head = pointAfter(block)
    end += block.byteLength
  }
  return {
    header,
    firstSequence: first,
    lastSequence: first === null ? null : head.sequence,
    end,
    head,
    landmarks,
    debris: findDebris(bytes, end),
  }
}

export function noteLandmark(landmarks: Landmark[], offset: number, before: LogPoint): void {
  const last = landmarks.at(-1)
  if (!last || offset - last.offset >= LANDMARK_EVERY_BYTES) landmarks.push({ offset, before })
}

/** The first sound block anywhere behind `from`, even after damage. */
export function findLaterBlock(bytes: Buffer, header: SegmentHeader, from: number): StoredBlock | null {
  for (let at = nextCandidate(bytes, from); at !== -1; at = nextCandidate(bytes, at + 1)) {
    const block = decodeBlock(bytes.subarray(at), blockSeed(header, at))
    if (block) return block
  }
  return null
}

const ZEROS = Buffer.alloc(64 * 1024)

function findDebris(bytes: Buffer, from: number): SegmentScan['debris'] {
  let first = from
  while (first < bytes.byteLength && isZero(bytes, first, first + ZEROS.byteLength)) first += ZEROS.byteLength
  while (first < bytes.byteLength && bytes[first] === 0) first++
  if (first >= bytes.byteLength) return null
  let last = bytes.byteLength
  while (last - ZEROS.byteLength > first && isZero(bytes, last - ZEROS.byteLength, last)) last -= ZEROS.byteLength
  last--
  while (bytes[last] === 0) last--
  return { first, last }
}

function isZero(bytes: Buffer, from: number, to: number): boolean {
  const end = Math.min(to, bytes.byteLength)
  return bytes.compare(ZEROS, 0, end - from, from, end) === 0
}
