import { ByteWriter } from '@touchstone/protocol'
import { writeParts } from './canonicalParts.ts'
import { sha256, toHex } from './hash/sha256.ts'
import type { ExchangeState } from './state.ts'

/**
 * SHA-256 of everything that decides the future, as hex. Equal for the naive and the fast book, for a replay from genesis
 * and for a snapshot with its tail.
 */
export function stateHash(state: ExchangeState): string {
  const writer = new ByteWriter(4096)
  writeParts(writer, state)
  state.idempotency.writeDigest(writer)
  return toHex(sha256(state.newSha256, writer.bytes(), state.onPart))
}
