import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JournalFollower, readOnlyDisk, readQuarantine, realDisk, verifyingKeyFromPem } from '@touchstone/log'
import type { AssetDefinition } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import { CreditedAddresses } from './follow/creditedAddresses.ts'
import { LogReplica, type ReplicaCore } from './follow/logReplica.ts'
import { LogStanding } from './follow/logStanding.ts'
import { Pins } from './follow/pins.ts'
import { loadSeed, readSecret, writeSecret } from './keys/seedFile.ts'
import { openWallet, type Wallet } from './keys/wallet.ts'
import type { PaymentRow } from './ledger/ledgerRow.ts'
import { PaymentLedger } from './ledger/paymentLedger.ts'
import { SweepLedger } from './ledger/sweepLedger.ts'
import { isTransfer } from './payment/transfer.ts'
import type { Settings } from './settings.ts'
import { SettingsProblem } from './settingsProblem.ts'
import { checkSigned, Signer } from './signer.ts'
import type { SignerTerms } from './signerTerms.ts'
import { checkSweeps } from './sweep/checkSweeps.ts'
import { Sweeper } from './sweep/sweeper.ts'
import { answerLine } from './wire/answerLine.ts'
import { listen } from './wire/listen.ts'

export interface OpenSigner {
  readonly signer: Signer
  /** Where it can be asked. */
  readonly address: string
  close(): Promise<void>
}

export interface OpenSignerParts {
  /** An empty core. */
  readonly core: ReplicaCore & { assets(): readonly AssetDefinition[] }
  readonly onBug: (error: unknown) => void
  readonly now: () => number
}

/** What is paid out, by its code in the log. */
const ASSET = 'USDT'
const TOKEN_BYTES = 32

async function tokenOf({ create, tokenFile }: Settings): Promise<string> {
  if (create) await writeSecret(tokenFile, `${randomBytes(TOKEN_BYTES).toString('hex')}\n`)
  return readSecret(tokenFile)
}

/** Each line holds the very payment it speaks of, made by this wallet. Throws SettingsProblem for another seed's ledger. */
async function checkRows(rows: readonly PaymentRow[], { hot }: Wallet, { chainId, contract }: Settings): Promise<void> {
  for (const { withdrawal, nonce, to, amount, raw } of rows.filter(({ kind }) => kind === 'payment')) {
    const meant = { chainId, contract, to: to as typeof contract, amount: BigInt(amount), nonce }
    if (!(await isTransfer(raw as typeof contract, hot.address, meant)))
      throw new SettingsProblem(`the ledger pays withdrawal ${withdrawal} otherwise than seed, chain and token say`)
  }
}

function termsOf(settings: Settings, assets: readonly AssetDefinition[]): SignerTerms {
  const asset = assets.find(({ code }) => code === ASSET)
  if (!asset) throw new SettingsProblem(`the log knows no ${ASSET}`)
  const { id, scale } = asset
  const limit = (text: string) => parseDecimal(text, scale) ?? 0n
  const { chainId, contract, highestFee, hourLimit, dayLimit, gasHourLimit } = settings
  const limits = { hour: limit(hourLimit), day: limit(dayLimit) }
  return { chainId, contract, highestFee, gasHourLimit, asset: id, scale, limits }
}

async function replicaOf(settings: Settings, core: ReplicaCore, ledger: PaymentLedger, pins: Pins) {
  const disk = readOnlyDisk(realDisk)
  const platform = verifyingKeyFromPem(await readFile(settings.platformKey, 'utf8'))
  return new LogReplica({
    follower: new JournalFollower({ directory: join(settings.logDirectory, 'journal'), disk }),
    core,
    credited: new CreditedAddresses(settings.contract),
    quarantined: await readQuarantine(disk, join(settings.logDirectory, 'quarantine.jsonl'), [platform]),
    check: (event) => checkSigned(ledger, event),
    pass: (sequence, chainHash) => pins.pass(sequence, chainHash),
  })
}

/** Replays the log, then listens. Throws SettingsProblem for what an operator can mend; then nothing stays open. */
export async function openSigner(settings: Settings, { core, onBug, now }: OpenSignerParts): Promise<OpenSigner> {
  const wallet = openWallet(await loadSeed(join(settings.directory, 'seed'), settings.create))
  const token = await tokenOf(settings)
  const ledger = await PaymentLedger.open(realDisk, settings.directory, settings.firstNonce)
  let replica: LogReplica | undefined
  try {
    await checkRows(ledger.rows, wallet, settings)
    const sweeps = await SweepLedger.open(realDisk, settings.directory, settings.firstGasNonce)
    await checkSweeps(sweeps.rows, wallet, settings)
    const pins = new Pins([...ledger.rows, ...sweeps.rows].sort((a, b) => a.sequence - b.sequence))
    replica = await replicaOf(settings, core, ledger, pins)
    await replica.start()
    const terms = termsOf(settings, core.assets())
    const standing = new LogStanding({ replica, pinned: pins.last, now })
    const sweeper = new Sweeper({ terms, wallet, replica, ledger: sweeps, standing })
    const signer = new Signer({ terms, wallet, replica, ledger, standing, sweeper })
    const listening = await listen(settings.address, (line) => answerLine(signer, token, line), onBug)
    return { signer, address: listening.address, close: () => closeAll(listening, replica, ledger) }
  } catch (error) {
    await closeAll(undefined, replica, ledger)
    throw error
  }
}

async function closeAll(
  listening: { close(): Promise<void> } | undefined,
  replica: LogReplica | undefined,
  ledger: PaymentLedger,
): Promise<void> {
  await listening?.close()
  await replica?.stop()
  await ledger.close()
}
