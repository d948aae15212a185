import { ByteReader, ByteWriter } from '@touchstone/protocol'
import { writeCanonical } from './canonicalState.ts'
import { Idempotency } from './idempotency.ts'
import { readCanonical } from './readCanonical.ts'
import { sha256 } from './sha256.ts'
import { type BookKind, ExchangeState } from './state.ts'

/** "TSSN" and the version of the layout. */
const MAGIC = [0x54, 0x53, 0x53, 0x4e, 1] as const
const DIGEST_BYTES = 32

/** Bytes that are no whole, undamaged snapshot of a sound exchange. */
export class SnapshotDamaged extends Error {
  override readonly name = 'SnapshotDamaged'
}

export function writeSnapshot(state: ExchangeState): Uint8Array {
  const writer = new ByteWriter(1 << 16)
  for (const byte of MAGIC) writer.u8(byte)
  writeCanonical(writer, state)
  state.idempotency.write(writer)
  writer.raw(sha256(writer.bytes()))
  return writer.bytes()
}

/** Rebuilds the state. Throws {@link SnapshotDamaged} before anything is believed. */
export function readSnapshot(bytes: Uint8Array, bookKind: BookKind): ExchangeState {
  if (bytes.length < MAGIC.length + DIGEST_BYTES) throw new SnapshotDamaged('The snapshot is too short')
  if (MAGIC.some((byte, index) => bytes[index] !== byte)) throw new SnapshotDamaged('The snapshot is of another kind')
  const end = bytes.length - DIGEST_BYTES
  const digest = sha256(bytes.subarray(0, end))
  if (digest.some((byte, index) => bytes[end + index] !== byte)) throw new SnapshotDamaged('The checksum differs')
  try {
    const reader = new ByteReader(bytes.subarray(0, end), MAGIC.length)
    const state = new ExchangeState(bookKind)
    readCanonical(reader, state)
    state.idempotency = Idempotency.read(reader)
    reader.end()
    return state
  } catch (error) {
    throw new SnapshotDamaged('The snapshot cannot be read', { cause: error })
  }
}
