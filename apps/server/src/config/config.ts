import { resolve } from 'node:path'
import { DEFAULT_LIVE_SOURCES, LIVE_SOURCES_FORM, type LiveSources, parseLiveSources } from '@touchstone/feeds'
import { LANGUAGES, type Language } from '@touchstone/protocol'
import { type ChainSettings, readChain } from '../chain/chainSettings.ts'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from '../gateway/limits/connectionLimits.ts'
import type { RateSettings } from '../gateway/limits/rateLimits.ts'
import { type ClientConfig, REFLOWS } from '../gateway/pages.ts'
import { LOG_LEVELS, type LogLevel } from '../operations/logger.ts'
import { type PayoutSettings, readPayouts } from '../payout/payoutSettings.ts'

/** Highest leverage at which contracts are listed: on crypto, and on everything else. Listed contracts keep theirs. */
export interface LeverageSettings {
  readonly crypto: number
  readonly other: number
}

export interface Config {
  readonly mode: 'sandbox' | 'production'
  readonly host: string
  readonly port: number
  /** Of the operators' console. */
  readonly consolePort: number
  readonly dataDir: string
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** `simulated`, `live` or `replay:<file or folder>`; null: no prices from outside. */
  readonly feed: string | null
  /** Address of each venue that live prices come from. */
  readonly liveSources: LiveSources
  /** null: chosen at random for this data folder and kept there. */
  readonly seed: string | null
  /** null: mail goes to the sandbox outbox only. */
  readonly smtpUrl: string | null
  /** Where text messages are handed to a carrier; null: nowhere. */
  readonly smsUrl: string | null
  /** Sender of e-mails: an address, or a name with an address in angle brackets. */
  readonly mailFrom: string
  readonly rates: RateSettings
  /** How many commands a world remembers at most. */
  readonly rememberedCommands: number
  readonly maxLeverage: LeverageSettings
  readonly logLevel: LogLevel
  /** Commands are refused when less than that is free where the data is. */
  readonly diskReserveMb: number
  /** How many proxies of the operator's pass requests on: so many entries of X-Forwarded-For, from its end, are believed. */
  readonly proxies: number
  readonly connections: ConnectionLimits
  /** An invitation code is needed to register. */
  readonly inviteRequired: boolean
  /** Of visitors and of mails to strangers, until operators decide otherwise. */
  readonly defaultLang: Language
  /** The strict variants for everyone, programs included: a session needs its cookie. */
  readonly hardened: boolean
  /** Whether a second factor must be set up before value leaves. */
  readonly withdrawalFactor: boolean
  /** Changes of an account's protection wait for operators; the first setting of an empty value does not. */
  readonly securityReview: boolean
  /** "https://example.org", where customers reach the site; null: not told. Passkeys and wallets are tied to it. */
  readonly publicOrigin: string | null
  /** The same for operators and the console. */
  readonly consoleOrigin: string | null
  /** The chain that deposits and withdrawals go over. */
  readonly chain: ChainSettings
  /** The signer of withdrawals over it. */
  readonly payout: PayoutSettings
  readonly client: ClientConfig
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads one environment and collects everything that is wrong with it, so that an operator mends all of it at once. */
class EnvironmentReader {
  readonly problems: string[] = []
  readonly #env: Environment

  constructor(env: Environment) {
    this.#env = env
  }

  text(name: string): string | null {
    const value = this.#env[name]?.trim()
    return value ? value : null
  }

  whole(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name)
    if (text === null) return fallback
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    this.problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`)
    return fallback
  }

  choice<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = this.text(name)
    if (text === null) return fallback
    const found = choices.find((choice) => choice === text)
    if (found === undefined) this.problems.push(`${name} must be one of ${choices.join(', ')}, not "${text}"`)
    return found ?? fallback
  }

  flag(name: string, fallback: '0' | '1' = '0'): boolean {
    return this.choice(name, ['0', '1'], fallback) === '1'
  }

  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name)
    if (text === null) return null
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
    this.problems.push(`${name} must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`)
    return null
  }
}

function readConnections(reader: EnvironmentReader): ConnectionLimits {
  const limit = (name: string, fallback: number) => reader.whole(name, fallback, 0, 1_000_000)
  const upgradesPerSecond = limit('UPGRADE_RATE', CONNECTION_LIMITS.upgradesPerSecond)
  return {
    sockets: limit('SOCKETS', CONNECTION_LIMITS.sockets),
    socketsPerAddress: limit('SOCKETS_PER_ADDRESS', CONNECTION_LIMITS.socketsPerAddress),
    upgradesPerSecond,
    upgradesPerSecondInAll: upgradesPerSecond === 0 ? 0 : CONNECTION_LIMITS.upgradesPerSecondInAll,
    unfinished: limit('UNFINISHED_REQUESTS', CONNECTION_LIMITS.unfinished),
    unfinishedPerAddress: limit('UNFINISHED_PER_ADDRESS', CONNECTION_LIMITS.unfinishedPerAddress),
    unfinishedMs: 1_000 * reader.whole('UNFINISHED_SECONDS', CONNECTION_LIMITS.unfinishedMs / 1_000, 0, 3_600),
  }
}

/** Where the web app sends its calls: this server, or one whose address is told to the browser. */
function readClient(reader: EnvironmentReader): ClientConfig {
  const apiHost = reader.url('API_HOST', ['http:', 'https:'])
  const basePath = reader.text('API_BASE_PATH') ?? '/web'
  if (!/^(\/[\w.~-]+)+$/.test(basePath))
    reader.problems.push(`API_BASE_PATH must be a path like /web, without a slash at its end, not "${basePath}"`)
  return {
    apiHost: apiHost === null ? '' : new URL(apiHost).origin,
    basePath,
    wsPath: '/ws',
    requestTimeoutMs: reader.whole('REQUEST_TIMEOUT_MS', 10_000, 100, 600_000),
    reflow: reader.choice('REFLOW', REFLOWS, 'auto'),
  }
}

function readFeed(reader: EnvironmentReader, mode: Config['mode']): string | null {
  const text = reader.text('FEED')
  if (text === null) return mode === 'production' ? null : 'simulated'
  if (text === 'live') return text
  if (text !== 'simulated' && !/^replay:.+$/.test(text))
    reader.problems.push(`FEED must be simulated, live or replay:<file or folder>, not "${text}"`)
  else if (mode === 'production')
    reader.problems.push('production refuses simulated and replayed prices: use live or unset FEED')
  return text
}

function readLiveSources(reader: EnvironmentReader): LiveSources {
  const text = reader.text('LIVE_SOURCES')
  if (text === null) return DEFAULT_LIVE_SOURCES
  const sources = parseLiveSources(text)
  if (!sources) reader.problems.push(LIVE_SOURCES_FORM)
  return sources ?? DEFAULT_LIVE_SOURCES
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

function checkMode(reader: EnvironmentReader, mode: Config['mode'], host: string): void {
  const sandboxPublic = reader.flag('SANDBOX_PUBLIC')
  if (mode === 'sandbox' && !isLoopback(host) && !sandboxPublic)
    reader.problems.push(
      `the sandbox shows login codes to anyone who asks, so HOST=${host} needs SANDBOX_PUBLIC=1 (or use 127.0.0.1)`,
    )
  if (mode === 'production' && sandboxPublic)
    reader.problems.push('production refuses the sandbox switch SANDBOX_PUBLIC')
  if (mode === 'production' && reader.text('DATABASE_URL') === null)
    reader.problems.push('production needs DATABASE_URL: the embedded database does not survive a power cut')
  if (mode === 'production' && reader.text('SMTP_URL') === null)
    reader.problems.push('production needs SMTP_URL: without it nobody receives a verification code')
}

function readMailFrom(reader: EnvironmentReader): string {
  const text = reader.text('MAIL_FROM')
  if (text !== null && !/^([^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text))
    reader.problems.push('MAIL_FROM must be an e-mail address, or a name with one in angle brackets')
  return text ?? 'Touchstone <no-reply@touchstone.invalid>'
}

/** An address with a path would silently lose it: passkeys and wallets know scheme, host and port alone. */
function readOrigin(reader: EnvironmentReader, name: string): string | null {
  const text = reader.url(name, ['http:', 'https:'])
  if (text === null) return null
  const { origin } = new URL(text)
  if (text.replace(/\/$/, '') !== origin) reader.problems.push(`${name} must be scheme and host alone: ${origin}`)
  return origin
}

/** Several gateways would share the port; what one process remembers alone today stands in the way. */
function checkGateways(reader: EnvironmentReader): void {
  if (reader.whole('GATEWAYS', 1, 1, 64) > 1)
    reader.problems.push(
      'GATEWAYS above 1 is not available yet: sessions, allowances of calls and sockets, and live figures are in the memory of ' +
        'one gateway; unset it',
    )
}

/** Reads the settings from the environment; throws one {@link StartUpProblem} that lists all that is wrong. */
export function readConfig(env: Environment): Config {
  const reader = new EnvironmentReader(env)
  const mode = reader.choice('TOUCHSTONE_MODE', ['sandbox', 'production'], 'sandbox')
  const host = reader.text('HOST') ?? '127.0.0.1'
  checkMode(reader, mode, host)
  if (reader.text('LOG_URL') !== null)
    reader.problems.push('LOG_URL is not available yet: the log lives in files under DATA_DIR; unset it')
  checkGateways(reader)
  const port = reader.whole('PORT', 8080, 0, 65_535)
  const dataDir = resolve(reader.text('DATA_DIR') ?? './data')
  const chain = readChain(reader, mode)
  const config: Config = {
    mode,
    host,
    port,
    // An installation that lets the system choose one port wants no fixed other one.
    consolePort: reader.whole('CONSOLE_PORT', port === 0 ? 0 : 8081, 0, 65_535),
    dataDir,
    databaseUrl: reader.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    feed: readFeed(reader, mode),
    liveSources: readLiveSources(reader),
    seed: reader.text('SEED'),
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:']),
    smsUrl: reader.url('SMS_URL', ['https:', 'http:']),
    mailFrom: readMailFrom(reader),
    rates: {
      ordersPerSecond: reader.whole('ORDER_RATE', 50, 0, 1_000_000),
      callsPerSecond: reader.whole('CALL_RATE', 100, 0, 1_000_000),
    },
    rememberedCommands: reader.whole('REMEMBERED_COMMANDS', 100_000_000, 1_000, 1_000_000_000),
    maxLeverage: {
      crypto: reader.whole('MAX_LEVERAGE_CRYPTO', 100, 1, 100),
      other: reader.whole('MAX_LEVERAGE_OTHER', 25, 1, 100),
    },
    logLevel: reader.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    diskReserveMb: reader.whole('DISK_RESERVE_MB', 256, 0, 1_000_000),
    proxies: reader.whole('TRUST_PROXY', 0, 0, 9),
    connections: readConnections(reader),
    inviteRequired: reader.flag('INVITE_REQUIRED'),
    defaultLang: reader.choice('DEFAULT_LANG', LANGUAGES, 'en'),
    hardened: reader.flag('HARDENED'),
    withdrawalFactor: reader.flag('WITHDRAWAL_FACTOR', mode === 'sandbox' ? '0' : '1'),
    securityReview: reader.flag('SECURITY_REVIEW', '1'),
    publicOrigin: readOrigin(reader, 'PUBLIC_ORIGIN'),
    consoleOrigin: readOrigin(reader, 'CONSOLE_ORIGIN'),
    chain,
    payout: readPayouts(reader, chain, mode, dataDir),
    client: readClient(reader),
  }
  if (reader.problems.length > 0) throw new StartUpProblem(`the settings are not right: ${reader.problems.join('; ')}`)
  return config
}
