import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  JournalFollower,
  readOnlyDisk,
  readQuarantine,
  realDisk,
  SnapshotStore,
  toHex,
  verifyingKeyFromPem,
} from '@touchstone/log'
import type { AssetDefinition } from '@touchstone/protocol'
import { LogReplica } from './follow/logReplica.ts'
import { Pins } from './follow/pins.ts'
import type { PaymentLedger } from './ledger/paymentLedger.ts'
import type { SweepLedger } from './ledger/sweepLedger.ts'
import { checkSigned } from './ledger/withdrawals/checkSigned.ts'
import type { Settings } from './settings/settings.ts'
import { type Beginning, type BeginningParts, type Cores, fromSnapshot, fromTheStart } from './snapshot/beginning.ts'
import { quarantinedUpTo, type Successor } from './snapshot/judgeSnapshot.ts'
import { FORMAT, type SignerSnapshot } from './snapshot/sealedSnapshot.ts'
import { SnapshotWriter } from './snapshot/snapshotWriter.ts'
import type { Say } from './words/say.ts'

export interface OpenReplicaParts {
  readonly settings: Settings
  /** The key that seals its snapshots. */
  readonly key: Uint8Array
  readonly ledger: PaymentLedger
  readonly sweeps: SweepLedger
  readonly cores: Cores
  readonly say: Say
}

export interface OpenReplica {
  readonly replica: LogReplica
  /** The log's last entry that something was signed upon before. */
  readonly pinned: number
  /** The entry of the snapshot that it began with, 0: the first of the log. */
  readonly fromSnapshot: number
  assets(): readonly AssetDefinition[]
  /** Keeps a last snapshot. */
  close(): Promise<void>
}

/** A replica at the end of the log, from its own newest snapshot if there is one that fits. */
export async function openReplica(parts: OpenReplicaParts): Promise<OpenReplica> {
  const { settings, ledger, sweeps, cores, say, key } = parts
  const disk = readOnlyDisk(realDisk)
  const platform = verifyingKeyFromPem(await readFile(settings.platformKey, 'utf8'))
  const quarantined = await readQuarantine(disk, join(settings.logDirectory, 'quarantine.jsonl'), [platform])
  const { chainId, contract, snapshotEvery: every } = settings
  const successor: Successor = { rules: cores.rules, chainId, contract, quarantined, payments: ledger, sweeps }
  const store = await SnapshotStore.open({ disk: realDisk, directory: join(settings.directory, 'snapshots') })
  const pins = () => new Pins([...ledger.rows, ...sweeps.rows].sort((a, b) => a.sequence - b.sequence))
  const follower = () => new JournalFollower({ directory: join(settings.logDirectory, 'journal'), disk })
  const from: BeginningParts = { store, key, cores, successor, follower, pins, say }
  const beginning = every > 0 ? await fromSnapshot(from) : fromTheStart(from)
  const { core, destinations, credited } = beginning
  const begun = core.sequence
  const take = (sequence: number, chainHash: string) => takeSnapshot(beginning, successor, sequence, chainHash)
  const writer = new SnapshotWriter({ store, key, every, from: begun, take, say })
  const replica = new LogReplica({
    follower: beginning.follower,
    core,
    destinations,
    credited,
    quarantined,
    check: (event) => checkSigned(ledger, event),
    pass: (sequence, chainHash) => {
      beginning.pins.pass(sequence, chainHash)
      writer.pass(sequence, chainHash)
    },
  })
  await replica.start()
  const close = async () => {
    await replica.stop()
    const { sequence, chainHash } = replica.point
    if (replica.broken === '') await writer.end(sequence, chainHash)
    else await writer.settle()
  }
  return { replica, pinned: beginning.pins.last, fromSnapshot: begun, assets: () => core.assets(), close }
}

function takeSnapshot(
  { core, destinations, credited, follower }: Beginning,
  { rules, chainId, contract, quarantined, payments, sweeps }: Successor,
  sequence: number,
  chainHash: string,
): SignerSnapshot {
  const logId = follower.logId
  if (!logId) throw new Error('nothing of the log was read')
  const facts = {
    format: FORMAT,
    rules,
    chainId,
    contract,
    logId: toHex(logId),
    sequence,
    chainHash,
    stateHash: core.stateHash(),
    quarantined: quarantinedUpTo(quarantined, sequence),
    payments: payments.headAt(),
    sweeps: sweeps.headAt(),
  }
  return { facts, destinations: destinations.state(), credited: credited.state(), core: core.snapshot() }
}
