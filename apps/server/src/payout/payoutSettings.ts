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

/** The signer of withdrawals, and the wallets that stand beside the hot one. */
export type PayoutSettings =
  | { readonly kind: 'off' }
  | (SignerPlace & {
      /** `embedded`: a child process of the sandbox's own. */
      readonly kind: 'embedded' | 'remote'
      /** Addresses, lower-case hex. */
      readonly warm: readonly string[]
      readonly cold: readonly string[]
    })

/** A socket's name must be short: Linux takes 107 bytes, others less. */
const LONGEST_SOCKET = 100

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

/** Reads SIGNER, SIGNER_ADDRESS, SIGNER_TOKEN_FILE, WARM_WALLETS and COLD_WALLETS. */
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
  if (kind === 'off' || chain.kind === 'off') return { kind: 'off' }
  if (kind === 'embedded' && mode === 'production')
    reader.problems.push('production refuses a signer in the server’s reach: run it apart and set SIGNER_ADDRESS')
  if (kind === 'remote' && !told) reader.problems.push('SIGNER=remote needs SIGNER_ADDRESS')
  const tokenFile = reader.text('SIGNER_TOKEN_FILE') ?? join(dataDir, 'keys', 'signer.token')
  return { kind, address: told ?? socketOf(dataDir), tokenFile, warm, cold }
}
