import { claimedLength, decodeBlock, lastSequence, MAX_BLOCK_BYTES, type StoredBlock } from '../commands/block.ts'
import { LogDamage } from '../commands/commandLog.ts'
import { assertContinues, type LogPoint, pointAfter } from '../commands/logPoint.ts'
import type { DiskFile } from '../disk/disk.ts'
import { blockSeed, type SegmentHeader } from './segment.ts'

const CHUNK_BYTES = 4 * MAX_BLOCK_BYTES

/** The bytes of a file from one offset up to another. */
export async function* chunksOf(file: DiskFile, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; ) {
    const chunk = await file.read(at, Math.min(CHUNK_BYTES, to - at))
    if (chunk.byteLength === 0) return
    yield chunk
    at += chunk.byteLength
  }
}

/** The same bytes, shown to `look` on their way. */
export async function* tapped(
  source: AsyncIterable<Uint8Array>,
  look: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    look(chunk)
    yield chunk
  }
}

/**
 * The blocks in these bytes, which begin at `offset` of their segment and at `start` of the log. Throws `LogDamage` at the
 * first byte that is not part of a sound block that continues the log.
 */
export async function* blocksIn(
  chunks: AsyncIterable<Uint8Array>,
  header: SegmentHeader,
  offset: number,
  start: LogPoint,
): AsyncGenerator<StoredBlock> {
  let at = offset
  let point = start
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    let bytes = joined(rest, chunk)
    for (let length = claimedLength(bytes); length > 0 && length <= bytes.byteLength; length = claimedLength(bytes)) {
      const block = decodeBlock(bytes, blockSeed(header, at))
      if (!block) throw damagedAt(point)
      assertContinues(point, block)
      point = pointAfter(block)
      at += length
      bytes = bytes.subarray(length)
      yield block
    }
    if (bytes.byteLength >= MAX_BLOCK_BYTES) throw damagedAt(point)
    rest = bytes
  }
  if (rest.byteLength > 0) throw damagedAt(point)
}

/** Those of the blocks that hold `from` or come later. */
export async function* blocksFrom(blocks: AsyncIterable<StoredBlock>, from: number): AsyncGenerator<StoredBlock> {
  for await (const block of blocks) if (lastSequence(block) >= from) yield block
}

function joined(rest: Buffer, chunk: Uint8Array): Buffer {
  const next = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  return rest.byteLength === 0 ? next : Buffer.concat([rest, next])
}

function damagedAt(point: LogPoint): LogDamage {
  return new LogDamage(point.sequence + 1, `entry ${point.sequence + 1} is damaged`)
}
