import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CreditedAddresses } from '../follow/creditedAddresses.ts'
import type { Destinations } from '../follow/withdrawals/destinations.ts'
import type { LedgerHead } from '../ledger/chainedLines.ts'

/** Raised when the format below changes, or the facts gathered from the log: a snapshot of another format is not read. */
export const FORMAT = 3

/** The program, log and ledgers of a snapshot. A signer uses a snapshot only if all of them are its own. */
export interface SnapshotFacts {
  readonly format: number
  /** The newest rules that the program knew. */
  readonly rules: number
  readonly chainId: number
  readonly contract: string
  /** Hex; so are the hashes. */
  readonly logId: string
  readonly sequence: number
  readonly chainHash: string
  readonly stateHash: string
  /** Entries up to there that were passed over, ascending. */
  readonly quarantined: readonly number[]
  readonly payments: LedgerHead
  readonly sweeps: LedgerHead
}

export interface SignerSnapshot {
  readonly facts: SnapshotFacts
  /** Facts that the signer gathered from the log beside the core. */
  readonly destinations: ReturnType<Destinations['state']>
  readonly credited: ReturnType<CreditedAddresses['state']>
  /** The core's own snapshot. */
  readonly core: Uint8Array
}

const LENGTH_BYTES = 4
const SEAL_BYTES = 32

/** Length of the text, the text, the core, and HMAC-SHA256 over all of it. */
export function sealSnapshot(key: Uint8Array, { core, ...rest }: SignerSnapshot): Uint8Array {
  const text = Buffer.from(JSON.stringify(rest))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(text.byteLength)
  const body = Buffer.concat([length, text, core])
  return Buffer.concat([body, sealOf(key, body)])
}

/** Null when the seal does not hold: nothing of it is looked at before. */
export function unsealSnapshot(key: Uint8Array, bytes: Uint8Array): SignerSnapshot | null {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (source.byteLength < LENGTH_BYTES + SEAL_BYTES) return null
  const body = source.subarray(0, -SEAL_BYTES)
  if (!timingSafeEqual(sealOf(key, body), source.subarray(-SEAL_BYTES))) return null
  const end = LENGTH_BYTES + body.readUInt32LE(0)
  const rest = JSON.parse(body.subarray(LENGTH_BYTES, end).toString()) as Omit<SignerSnapshot, 'core'>
  return { ...rest, core: body.subarray(end) }
}

function sealOf(key: Uint8Array, body: Uint8Array): Buffer {
  return createHmac('sha256', key).update(body).digest()
}
