import { hash as digest } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { LogBlock } from './commandLog.ts'
import { COMMAND_PREFIX_BYTES, packedCommands, unpackedCommands } from './packedCommands.ts'

/** 'TSB1', little-endian. */
const MAGIC = 0x31425354
const OFFSET = {
  length: 4,
  crc: 8,
  count: 12,
  hash: 16,
  previousHash: 48,
  firstSequence: 80,
  epoch: 88,
  time: 96,
} as const
/** Fixed part of a block, before its commands. */
export const BLOCK_HEADER_BYTES = 104
export const MAX_BLOCK_COMMANDS = 512
/** A block with its header is never longer, so a torn write never reaches further than this. */
export const MAX_BLOCK_BYTES = 1024 * 1024
export const MAX_COMMAND_BYTES = MAX_BLOCK_BYTES - BLOCK_HEADER_BYTES - COMMAND_PREFIX_BYTES
export const HASH_BYTES = 32
/** The hash that the first block of a log is chained to. */
export const GENESIS_HASH: Uint8Array = new Uint8Array(HASH_BYTES)

export interface BlockContent {
  readonly firstSequence: number
  readonly epoch: number
  readonly time: number
  readonly commands: readonly Uint8Array[]
  readonly previousHash: Uint8Array
}

export interface StoredBlock extends LogBlock {
  readonly previousHash: Uint8Array
  /** Bytes on disk. */
  readonly byteLength: number
}

/** What the header of a block says of its commands and of the log before it. */
export interface BlockFacts extends Omit<BlockContent, 'commands'> {
  readonly count: number
}

/**
 * Writes the header of a block whose commands are in place behind it, and returns its hash. `seed` binds the checksum to the
 * segment and the offset for which the block is made, so that nowhere else it is valid.
 */
export function sealBlock(block: Buffer, facts: BlockFacts, seed: number): Uint8Array {
  block.writeUInt32LE(facts.count, OFFSET.count)
  block.set(facts.previousHash, OFFSET.previousHash)
  block.writeBigUInt64LE(BigInt(facts.firstSequence), OFFSET.firstSequence)
  block.writeBigUInt64LE(BigInt(facts.epoch), OFFSET.epoch)
  block.writeBigUInt64LE(BigInt(facts.time), OFFSET.time)
  const length = block.byteLength
  const hash = contentHash(block, length)
  block.set(hash, OFFSET.hash)
  block.writeUInt32LE(MAGIC, 0)
  block.writeUInt32LE(length, OFFSET.length)
  block.writeUInt32LE(checksum(block, length, seed), OFFSET.crc)
  return hash
}

/** The chain hash of a block with this content; the same in every engine. */
export function hashBlock({ commands, ...facts }: BlockContent): Uint8Array {
  const block = Buffer.concat([Buffer.alloc(BLOCK_HEADER_BYTES), packedCommands(commands)])
  return sealBlock(block, { ...facts, count: commands.length }, 0)
}

/** What the hash of a block with this content is taken of: whoever has these bytes can compute it without the log. */
export function hashedBytes({ commands, ...facts }: BlockContent): Uint8Array {
  const block = Buffer.concat([Buffer.alloc(BLOCK_HEADER_BYTES), packedCommands(commands)])
  sealBlock(block, { ...facts, count: commands.length }, 0)
  return block.subarray(OFFSET.previousHash)
}

/** Length the bytes at the start of `bytes` claim for a block, or 0 when no block can start like that. */
export function claimedLength(bytes: Buffer): number {
  if (bytes.byteLength < BLOCK_HEADER_BYTES || bytes.readUInt32LE(0) !== MAGIC) return 0
  const length = bytes.readUInt32LE(OFFSET.length)
  return length >= BLOCK_HEADER_BYTES && length <= MAX_BLOCK_BYTES ? length : 0
}

/** The block at the start of `bytes`, or null when checksum, hash or framing do not hold. Commands are views, not copies. */
export function decodeBlock(bytes: Buffer, seed: number): StoredBlock | null {
  const length = claimedLength(bytes)
  if (length === 0 || length > bytes.byteLength) return null
  if (bytes.readUInt32LE(OFFSET.crc) !== checksum(bytes, length, seed)) return null
  const hash = contentHash(bytes, length)
  if (Buffer.compare(hash, bytes.subarray(OFFSET.hash, OFFSET.hash + HASH_BYTES)) !== 0) return null
  const commands = decodeCommands(bytes, length)
  if (!commands) return null
  return {
    firstSequence: Number(bytes.readBigUInt64LE(OFFSET.firstSequence)),
    epoch: Number(bytes.readBigUInt64LE(OFFSET.epoch)),
    time: Number(bytes.readBigUInt64LE(OFFSET.time)),
    commands,
    hash,
    previousHash: new Uint8Array(bytes.subarray(OFFSET.previousHash, OFFSET.previousHash + HASH_BYTES)),
    byteLength: length,
  }
}

/** Where a block might start at or after `from`; -1 when nowhere. */
export function nextCandidate(bytes: Buffer, from: number): number {
  const magic = Buffer.alloc(4)
  magic.writeUInt32LE(MAGIC)
  return bytes.indexOf(magic, from)
}

export function lastSequence(block: LogBlock): number {
  return block.firstSequence + block.commands.length - 1
}

function decodeCommands(bytes: Buffer, length: number): readonly Uint8Array[] | null {
  const count = bytes.readUInt32LE(OFFSET.count)
  if (count === 0 || count > MAX_BLOCK_COMMANDS) return null
  const commands = unpackedCommands(bytes.subarray(BLOCK_HEADER_BYTES, length))
  return commands?.length === count ? commands : null
}

/** Covers everything but itself. */
function checksum(bytes: Buffer, length: number, seed: number): number {
  return crc32(bytes.subarray(OFFSET.count, length), crc32(bytes.subarray(0, OFFSET.crc), seed))
}

function contentHash(bytes: Buffer, length: number): Uint8Array {
  const buffer = digest('sha256', bytes.subarray(OFFSET.previousHash, length), 'buffer')
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
}
