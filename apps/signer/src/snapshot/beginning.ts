import { fromHex, type JournalFollower, type Snapshot, type SnapshotStore, toHex } from '@touchstone/log'
import type { AssetDefinition } from '@touchstone/protocol'
import { CreditedAddresses } from '../follow/creditedAddresses.ts'
import type { ReplicaCore } from '../follow/logReplica.ts'
import type { Pins } from '../follow/pins.ts'
import { Destinations } from '../follow/withdrawals/destinations.ts'
import type { Say } from '../words/say.ts'
import { judgeSnapshot, type Successor } from './judgeSnapshot.ts'
import { type SignerSnapshot, unsealSnapshot } from './sealedSnapshot.ts'

/** A core that the signer can keep snapshots of. */
export interface SignerCore extends ReplicaCore {
  snapshot(): Uint8Array
  /** Hex. */
  stateHash(): string
  assets(): readonly AssetDefinition[]
}

export interface Cores {
  /** The newest rules that they know. */
  readonly rules: number
  empty(): SignerCore
  /** The core of a snapshot, or the reason why it is none of this entry and this state. */
  restore(bytes: Uint8Array, sequence: number, stateHash: string): SignerCore | string
}

/** All that a replica goes on from. */
export interface Beginning {
  readonly core: SignerCore
  readonly destinations: Destinations
  readonly credited: CreditedAddresses
  readonly follower: JournalFollower
  readonly pins: Pins
}

export interface BeginningParts {
  readonly store: Pick<SnapshotStore, 'latestValid' | 'setAside'>
  /** Of the seal. */
  readonly key: Uint8Array
  readonly cores: Cores
  readonly successor: Successor
  /** At the first entry of the log. */
  readonly follower: () => JournalFollower
  readonly pins: () => Pins
  readonly say: Say
}

/** Nothing is known yet: everything follows from the first entry on. */
export function fromTheStart(parts: Pick<BeginningParts, 'cores' | 'successor' | 'follower' | 'pins'>): Beginning {
  return {
    core: parts.cores.empty(),
    destinations: new Destinations(),
    credited: new CreditedAddresses(parts.successor.contract),
    follower: parts.follower(),
    pins: parts.pins(),
  }
}

/**
 * From the newest snapshot that this signer wrote itself and that fits log, ledgers and program; from the start when there is
 * none. A snapshot that does not fit is set aside, and reported.
 */
export async function fromSnapshot(parts: BeginningParts): Promise<Beginning> {
  const { store, say } = parts
  for (;;) {
    const { snapshot, damaged } = await store.latestValid()
    for (const { file, reason } of damaged) await setAside(parts, Number.parseInt(file, 10), reason)
    if (!snapshot) return fromTheStart(parts)
    try {
      const beginning = await goOn(parts, snapshot)
      if (typeof beginning !== 'string') return beginning
      await setAside(parts, snapshot.sequence, beginning)
    } catch (error) {
      // An unreadable log says nothing about the snapshot: the snapshot stays, and the replay reports the trouble.
      say('snapshot_not_used', { sequence: snapshot.sequence, reason: reasonOf(error) })
      return fromTheStart(parts)
    }
  }
}

async function setAside({ store, say }: BeginningParts, sequence: number, reason: string): Promise<void> {
  say('snapshot_set_aside', { sequence, reason })
  await store.setAside(sequence)
}

/** The reason when the snapshot does not fit. Rejects when the log cannot be asked. */
async function goOn(parts: BeginningParts, snapshot: Snapshot): Promise<Beginning | string> {
  const sealed = unsealSnapshot(parts.key, snapshot.bytes)
  if (!sealed) return 'its seal does not hold: it was not written with this seed'
  const { facts } = sealed
  if (facts.sequence !== snapshot.sequence) return `it is sealed as the snapshot of entry ${facts.sequence}`
  const unfit = judgeSnapshot(facts, parts.successor)
  if (unfit !== null) return unfit
  const follower = parts.follower()
  const { sequence } = facts
  const elsewhere = await follower.resume({ logId: fromHex(facts.logId), sequence, hash: fromHex(facts.chainHash) })
  return elsewhere ?? restored(parts, sealed, follower)
}

function restored(
  { cores, successor, ...parts }: BeginningParts,
  { facts, core: bytes, destinations, credited }: SignerSnapshot,
  follower: JournalFollower,
): Beginning | string {
  const { sequence, stateHash } = facts
  const core = cores.restore(bytes, sequence, stateHash)
  if (typeof core === 'string') return core
  const pins = parts.pins()
  pins.begin(sequence)
  try {
    pins.pass(sequence, toHex(follower.point.hash))
  } catch (error) {
    return reasonOf(error)
  }
  return {
    core,
    destinations: new Destinations(destinations),
    credited: new CreditedAddresses(successor.contract, credited),
    follower,
    pins,
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
