import { isAbsolute, join, relative, resolve } from 'node:path'
import { type Hex, parseEther } from 'viem'
import { SettingsProblem } from '../words/settingsProblem.ts'

/** A file for a unix socket, or host and port. */
export type Address = { readonly path: string } | { readonly host: string; readonly port: number }

export interface Settings {
  /** Secrets and folders that are missing are made: the sandbox. */
  readonly create: boolean
  /** The signer's own: its seed and its ledger. The server never reads it. */
  readonly directory: string
  /** Of the world whose withdrawals are paid; read, never written. */
  readonly logDirectory: string
  /** The platform's public key, which signs what every replay passes over. */
  readonly platformKey: string
  readonly address: Address
  readonly tokenFile: string
  readonly chainId: number
  /** Lower-case hex. */
  readonly contract: Hex
  readonly firstNonce: number
  /** Decimal strings in the withdrawal asset. */
  readonly hourLimit: string
  readonly dayLimit: string
  /** Wei for a unit of gas. */
  readonly highestFee: bigint
  /** Wei that may be spent within an hour on moving deposits, and as many again on raising fees of payments. */
  readonly gasHourLimit: bigint
  /** Entries between two snapshots of its own; 0: it writes none and uses none. */
  readonly snapshotEvery: number
  /** Of the gas wallet. */
  readonly firstGasNonce: number
}

type Environment = Readonly<Record<string, string | undefined>>

const GWEI = 1_000_000_000n
const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/
const COINS = /^\d{1,6}(\.\d{1,18})?$/

class Reader {
  readonly problems: string[] = []
  readonly #env: Environment
  readonly #sandbox: boolean

  constructor(env: Environment, sandbox: boolean) {
    this.#env = env
    this.#sandbox = sandbox
  }

  text(name: string, form: RegExp, fallback: string): string {
    const text = this.#env[name]?.trim() || fallback
    if (form.test(text)) return text
    this.problems.push(`${name} ${text === '' ? 'is missing' : `cannot be "${text}"`}`)
    return fallback
  }

  /** A path, which has a default in the sandbox alone. */
  path(name: string, sandbox: string): string {
    const text = this.#env[name]?.trim() || (this.#sandbox ? sandbox : '')
    if (text === '') this.problems.push(`${name} is missing`)
    return resolve(text)
  }
}

function addressOf(text: string): Address {
  const [, host, port] = /^([^/:]+):(\d+)$/.exec(text) ?? []
  return host && port ? { host, port: Number(port) } : { path: resolve(text) }
}

/** Reads the settings; throws one {@link SettingsProblem} that lists all that is wrong. */
export function readSettings(env: Environment): Settings {
  const sandbox = (env.TOUCHSTONE_MODE?.trim() || 'sandbox') === 'sandbox'
  const reader = new Reader(env, sandbox)
  reader.text('TOUCHSTONE_MODE', /^(sandbox|production)$/, 'sandbox')
  const data = resolve(env.DATA_DIR?.trim() || './data')
  const directory = reader.path('SIGNER_DIR', join(data, 'signer'))
  const settings: Settings = {
    create: sandbox,
    directory,
    logDirectory: reader.path('SIGNER_LOG_DIR', join(data, 'real')),
    platformKey: reader.path('SIGNER_PLATFORM_KEY', join(data, 'checkpoints.pub.pem')),
    address: addressOf(reader.text('SIGNER_ADDRESS', /./, sandbox ? join(data, 'signer.sock') : '')),
    tokenFile: reader.path('SIGNER_TOKEN_FILE', join(data, 'keys', 'signer.token')),
    chainId: Number(reader.text('CHAIN_ID', /^[1-9]\d{0,14}$/, sandbox ? '31337' : '')),
    contract: reader.text('TOKEN_CONTRACT', /^0x[0-9a-fA-F]{40}$/, '').toLowerCase() as Hex,
    firstNonce: Number(reader.text('SIGNER_FIRST_NONCE', /^\d{1,9}$/, '0')),
    hourLimit: reader.text('SIGNER_HOUR_LIMIT', DECIMAL, '500000'),
    dayLimit: reader.text('SIGNER_DAY_LIMIT', DECIMAL, '2000000'),
    highestFee: BigInt(reader.text('SIGNER_MAX_GWEI', /^[1-9]\d{0,5}$/, '500')) * GWEI,
    gasHourLimit: parseEther(reader.text('SIGNER_GAS_HOUR_LIMIT', COINS, '1')),
    snapshotEvery: Number(reader.text('SIGNER_SNAPSHOT_EVERY', /^\d{1,9}$/, '50000')),
    firstGasNonce: Number(reader.text('SIGNER_FIRST_GAS_NONCE', /^\d{1,9}$/, '0')),
  }
  if (!sandbox && isWithin(directory, data))
    reader.problems.push('SIGNER_DIR must not be inside DATA_DIR, where the server could read it')
  if (reader.problems.length > 0) throw new SettingsProblem(`the settings are not right: ${reader.problems.join('; ')}`)
  return settings
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return !way.startsWith('..') && !isAbsolute(way)
}
