import { ByteReader, ByteWriter } from '@touchstone/protocol'
import { readParts, writeParts } from './canonicalParts.ts'
import { sha256 } from './hash/sha256.ts'
import { Idempotency } from './idempotency/idempotency.ts'
import type { ExchangeState } from './state.ts'

/** "TSSN"; the version of the layout follows. */
const MAGIC = [0x54, 0x53, 0x53, 0x4e] as const
const LAYOUT = 3
const DIGEST_BYTES = 32

/** Bytes that are no whole, undamaged snapshot of a sound exchange. */
export class SnapshotDamaged extends Error {
  override readonly name = 'SnapshotDamaged'
}

export function writeSnapshot(state: ExchangeState): Uint8Array {
  const writer = new ByteWriter(1 << 16)
  for (const byte of MAGIC) writer.u8(byte)
  writer.u8(LAYOUT)
  writeParts(writer, state)
  state.idempotency.write(writer)
  writer.raw(sha256(state.newSha256, writer.bytes(), state.onPart))
  return writer.bytes()
}

/** Rebuilds the state in a fresh one. Throws {@link SnapshotDamaged} before anything is believed. */
export function readSnapshot(bytes: Uint8Array, state: ExchangeState): ExchangeState {
  if (bytes.length <= MAGIC.length + DIGEST_BYTES) throw new SnapshotDamaged('The snapshot is too short')
  if (MAGIC.some((byte, index) => bytes[index] !== byte)) throw new SnapshotDamaged('The snapshot is of another kind')
  if (bytes[MAGIC.length] !== LAYOUT) throw new SnapshotDamaged('The snapshot has another layout')
  const end = bytes.length - DIGEST_BYTES
  const digest = sha256(state.newSha256, bytes.subarray(0, end), state.onPart)
  if (digest.some((byte, index) => bytes[end + index] !== byte)) throw new SnapshotDamaged('The checksum differs')
  try {
    const reader = new ByteReader(bytes.subarray(0, end), MAGIC.length + 1)
    readParts(reader, state)
    state.idempotency = Idempotency.read(reader, state.newSha256, state.onPart)
    reader.end()
    return state
  } catch (error) {
    throw new SnapshotDamaged('The snapshot cannot be read', { cause: error })
  }
}
