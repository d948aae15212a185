import { ByteReader, ByteWriter } from '@touchstone/protocol'
import { hasDecisions } from './canonicalDecisions.ts'
import { hasListings } from './canonicalListings.ts'
import { hasMoney } from './canonicalMoney.ts'
import { writeCanonical } from './canonicalState.ts'
import { Idempotency } from './idempotency.ts'
import { readCanonical } from './readCanonical.ts'
import { sha256 } from './sha256.ts'
import type { ExchangeState } from './state.ts'
import { hasReplaced } from './withdrawals/canonicalReplaced.ts'

/** "TSSN"; the version of the layout follows. */
const MAGIC = [0x54, 0x53, 0x53, 0x4e] as const
/** The first layout, and what is added to it for each part that a state has: so that old snapshots stay readable. */
const PLAIN = 1
const WITH_LISTINGS = 1
const WITH_DECISIONS = 2
const WITH_MONEY = 4
const WITH_REPLACED = 8
const DIGEST_BYTES = 32

/** Bytes that are no whole, undamaged snapshot of a sound exchange. */
export class SnapshotDamaged extends Error {
  override readonly name = 'SnapshotDamaged'
}

export function writeSnapshot(state: ExchangeState): Uint8Array {
  const writer = new ByteWriter(1 << 16)
  for (const byte of MAGIC) writer.u8(byte)
  writer.u8(PLAIN + partsOf(state))
  writeCanonical(writer, state)
  state.idempotency.write(writer)
  writer.raw(sha256(writer.bytes()))
  return writer.bytes()
}

/** Rebuilds the state in a fresh one. Throws {@link SnapshotDamaged} before anything is believed. */
export function readSnapshot(bytes: Uint8Array, state: ExchangeState): ExchangeState {
  if (bytes.length <= MAGIC.length + DIGEST_BYTES) throw new SnapshotDamaged('The snapshot is too short')
  if (MAGIC.some((byte, index) => bytes[index] !== byte)) throw new SnapshotDamaged('The snapshot is of another kind')
  const parts = (bytes[MAGIC.length] as number) - PLAIN
  if (parts < 0 || parts > WITH_LISTINGS + WITH_DECISIONS + WITH_MONEY + WITH_REPLACED)
    throw new SnapshotDamaged('The snapshot is of another kind')
  const end = bytes.length - DIGEST_BYTES
  const digest = sha256(bytes.subarray(0, end))
  if (digest.some((byte, index) => bytes[end + index] !== byte)) throw new SnapshotDamaged('The checksum differs')
  try {
    const reader = new ByteReader(bytes.subarray(0, end), MAGIC.length + 1)
    const listings = (parts & WITH_LISTINGS) !== 0
    const decisions = (parts & WITH_DECISIONS) !== 0
    const money = (parts & WITH_MONEY) !== 0
    const replaced = (parts & WITH_REPLACED) !== 0
    readCanonical(reader, state, { listings, decisions, money, replaced })
    state.idempotency = Idempotency.read(reader)
    reader.end()
    return state
  } catch (error) {
    throw new SnapshotDamaged('The snapshot cannot be read', { cause: error })
  }
}

function partsOf(state: ExchangeState): number {
  const listings = hasListings(state) ? WITH_LISTINGS : 0
  const decisions = hasDecisions(state) ? WITH_DECISIONS : 0
  const money = hasMoney(state) ? WITH_MONEY : 0
  return listings + decisions + money + (hasReplaced(state) ? WITH_REPLACED : 0)
}
