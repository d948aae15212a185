import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { realDisk } from '@touchstone/log'
import type { AssetDefinition } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import { answerLine } from './calls/answerLine.ts'
import { listen } from './calls/listen.ts'
import { Signer } from './calls/signer.ts'
import { LogFreshness } from './follow/logFreshness.ts'
import { loadSeed, readSecret, writeSecret } from './keys/seedFile.ts'
import { snapshotKey } from './keys/snapshotKey.ts'
import { openWallet, type Wallet } from './keys/wallet.ts'
import type { PaymentRow } from './ledger/ledgerRow.ts'
import { PaymentLedger } from './ledger/paymentLedger.ts'
import type { SignerTerms } from './ledger/signerTerms.ts'
import { SweepLedger } from './ledger/sweepLedger.ts'
import { type OpenReplica, openReplica } from './openReplica.ts'
import type { Settings } from './settings/settings.ts'
import type { Cores } from './snapshot/beginning.ts'
import { checkSweeps } from './sweep/checkSweeps.ts'
import { Sweeper } from './sweep/sweeper.ts'
import { isTransfer } from './transactions/transfer.ts'
import type { Say } from './words/say.ts'
import { SettingsProblem } from './words/settingsProblem.ts'

export interface OpenSigner {
  readonly signer: Signer
  /** Where it can be asked. */
  readonly address: string
  /** The entry of the snapshot that it went on from; 0: it replayed the log from the first. */
  readonly fromSnapshot: number
  close(): Promise<void>
}

export interface OpenSignerParts {
  readonly cores: Cores
  readonly say: Say
  readonly onBug: (error: unknown) => void
  readonly now: () => number
}

/** The asset that is paid out, by its code in the log. */
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

/** Brings its replica to the end of the log, then listens. Throws SettingsProblem for a fault that an operator can mend; then nothing stays open. */
export async function openSigner(settings: Settings, { cores, say, onBug, now }: OpenSignerParts): Promise<OpenSigner> {
  const words = await loadSeed(join(settings.directory, 'seed'), settings.create)
  const wallet = openWallet(words)
  const token = await tokenOf(settings)
  const ledger = await PaymentLedger.open(realDisk, settings.directory, settings.firstNonce)
  let open: OpenReplica | undefined
  try {
    await checkRows(ledger.rows, wallet, settings)
    const sweeps = await SweepLedger.open(realDisk, settings.directory, settings.firstGasNonce)
    await checkSweeps(sweeps.rows, wallet, settings)
    open = await openReplica({ settings, key: snapshotKey(words), ledger, sweeps, cores, say })
    const { replica, pinned, fromSnapshot } = open
    const terms = termsOf(settings, open.assets())
    const freshness = new LogFreshness({ replica, pinned, now })
    const sweeper = new Sweeper({ terms, wallet, replica, ledger: sweeps, freshness })
    const signer = new Signer({ terms, wallet, replica, ledger, freshness, sweeper })
    const listening = await listen(settings.address, (line) => answerLine(signer, token, line), onBug)
    const { address } = listening
    return { signer, address, fromSnapshot, close: () => closeAll(listening, open, ledger) }
  } catch (error) {
    await closeAll(undefined, open, ledger)
    throw error
  }
}

async function closeAll(
  listening: { close(): Promise<void> } | undefined,
  open: OpenReplica | undefined,
  ledger: PaymentLedger,
): Promise<void> {
  await listening?.close()
  await open?.close()
  await ledger.close()
}
