import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChainSettings, SettingsReader } from '../chain/chainSettings.ts'

/** Where the signer is asked, and which file both sides can read. */
export interface SignerPlace {
  /** A path, or host:port. */
  readonly address: string
  readonly tokenFile: string
}

/** When deposits are moved to the hot wallet. */
export interface SweepSettings {
  /** Whole units of the token: smallest balance of a deposit address that is moved; 0: none is. */
  readonly least: number
  /** Wei for a unit of gas: above it they wait. */
  readonly highestFee: bigint
}

/** The signer of withdrawals, and the wallets that stand beside the hot one. */
export type PayoutSettings =
  | { readonly kind: 'off' }
  | (SignerPlace & {
      /** `embedded`: a child process of the sandbox's own. */
      readonly kind: 'embedded' | 'remote'
      /** Addresses, lower-case hex. */
      readonly warm: readonly string[]
      readonly cold: readonly string[]
      readonly sweep: SweepSettings
      /** Blocks that a payment may wait for before it is made again at a higher fee; 0: it never is. */
      readonly replaceAfter: number
    })

/** A socket's name must be short: Linux takes 107 bytes, others less. */
const LONGEST_SOCKET = 100
const GWEI = 1_000_000_000n

function socketOf(dataDir: string): string {
  const path = join(dataDir, 'signer.sock')
  if (Buffer.byteLength(path) <= LONGEST_SOCKET) return path
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `touchstone-${short}.sock`)
}

function readWallets(reader: SettingsReader, name: string): string[] {
  const listed = (reader.text(name) ?? '').split(',').map((address) => address.trim().toLowerCase())
  const addresses = listed.filter((address) => address !== '')
  if (addresses.some((address) => !/^0x[0-9a-f]{40}$/.test(address)))
    reader.problems.push(`${name} must be addresses with commas between: 0x and 40 hex digits each`)
  return addresses
}

function readSweep(reader: SettingsReader): SweepSettings {
  const least = reader.whole('SWEEP_LEAST', 50, 0, 1_000_000_000)
  return { least, highestFee: BigInt(reader.whole('SWEEP_MAX_GWEI', 100, 1, 100_000)) * GWEI }
}

/** Reads SIGNER, SIGNER_ADDRESS, SIGNER_TOKEN_FILE, WARM_WALLETS, COLD_WALLETS, SWEEP_LEAST, SWEEP_MAX_GWEI and PAYMENT_REPLACE_AFTER. */
export function readPayouts(
  reader: SettingsReader,
  chain: ChainSettings,
  mode: 'sandbox' | 'production',
  dataDir: string,
): PayoutSettings {
  const told = reader.text('SIGNER_ADDRESS')
  const usual = told ? 'remote' : chain.kind === 'embedded' ? 'embedded' : 'off'
  const kind = reader.choice('SIGNER', ['off', 'embedded', 'remote'], usual)
  const warm = readWallets(reader, 'WARM_WALLETS')
  const cold = readWallets(reader, 'COLD_WALLETS')
  const sweep = readSweep(reader)
  const replaceAfter = reader.whole('PAYMENT_REPLACE_AFTER', 10, 0, 100_000)
  if (kind === 'off' || chain.kind === 'off') return { kind: 'off' }
  if (kind === 'embedded' && mode === 'production')
    reader.problems.push('production refuses a signer in the server’s reach: run it apart and set SIGNER_ADDRESS')
  if (kind === 'remote' && !told) reader.problems.push('SIGNER=remote needs SIGNER_ADDRESS')
  const tokenFile = reader.text('SIGNER_TOKEN_FILE') ?? join(dataDir, 'keys', 'signer.token')
  return { kind, address: told ?? socketOf(dataDir), tokenFile, warm, cold, sweep, replaceAfter }
}
