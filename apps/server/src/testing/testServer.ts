import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listingCommands } from '@touchstone/feeds'
import {
  BEHIND_HEADER,
  type CallData,
  type CallName,
  type Command,
  type Envelope,
  type ImageUse,
  MIN_SEQUENCE_HEADER,
} from '@touchstone/protocol'
import { pino } from 'pino'
import { type Config, readConfig } from '../config/config.ts'
import { archivedSchema, serverDatabase } from '../database/testing/databases.ts'
import { unpackDatabase } from '../database/unpackDatabase.ts'
import { jpegOf } from '../files/testing/pictures.ts'
import { CHEAP_HASHING } from '../identity/testing/cheapHashing.ts'
import type { World } from '../sequencer/world.ts'
import { type RunningServer, type StartOptions, startServer } from '../wiring/startServer.ts'
import { plainRequest } from './plainRequest.ts'

/** Whether there are threads beside the order path, how they are looked after, and whether the house is there. */
type ThreadOptions = Pick<StartOptions, 'threads' | 'care' | 'house'>

export type Fields = Readonly<Record<string, string>>

const HOLDER = 7
const LEASE_MS = 50_000
const PASSWORD = 'zebra42x'
const BTC_INDEX = 1
const BTC_PERPETUAL = 2001

/** The whole server on a real socket, real journals and a real database in a temporary folder. */
export class TestServer {
  readonly folder: string
  readonly #settings: Partial<Config>
  readonly #threads: ThreadOptions
  readonly #lines: string[] = []
  #server: RunningServer | undefined
  #people = 0

  private constructor(folder: string, settings: Partial<Config>, threads: ThreadOptions) {
    this.folder = folder
    this.#settings = settings
    this.#threads = threads
  }

  /**
   * With `threads`, whatever runs beside the order path has threads of its own, as when the server is started for use. Where
   * `settings` name no database, it is that of a run; with null it is the embedded one.
   */
  static async start(settings: Partial<Config> = {}, threads: ThreadOptions = { threads: false }): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-server-'))
    const { databaseUrl = await serverDatabase() } = settings
    const server = new TestServer(folder, { ...settings, databaseUrl }, threads)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const sql = join(this.folder, 'sql')
    if (!this.#settings.databaseUrl && !existsSync(sql)) unpackDatabase(await archivedSchema(), sql)
    const base = readConfig({ DATA_DIR: this.folder, ORDER_RATE: '0', CALL_RATE: '0', CHAIN: 'off' })
    const logger = pino({ level: 'trace' }, { write: (line: string) => void this.#lines.push(line) })
    const options = { logger, segmentBytes: 1024 * 1024, house: false, ...this.#threads, hashing: CHEAP_HASHING }
    this.#server = await startServer({ ...base, port: 0, consolePort: 0, ...this.#settings }, options)
  }

  async stop(): Promise<void> {
    await this.#server?.close()
    this.#server = undefined
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.folder, { recursive: true })
  }

  /** null: the embedded one. */
  get databaseUrl(): string | null {
    return this.#settings.databaseUrl ?? null
  }

  get running(): RunningServer {
    if (!this.#server) throw new Error('the server is not running')
    return this.#server
  }

  get origin(): string {
    return this.running.origin
  }

  get real(): World {
    return this.running.worlds.real.world
  }

  get demo(): World {
    return this.running.worlds.demo.world
  }

  get log(): string {
    return this.#lines.join('')
  }

  async post(path: string, fields: Fields): Promise<Envelope<unknown>> {
    const { body } = await plainRequest(this.origin + path, { form: new URLSearchParams(fields).toString() })
    return JSON.parse(body) as Envelope<unknown>
  }

  /** Asks for everything that has happened so far, as a client does for what it has seen, until history has all of it. */
  async get(path: string, fields: Fields = {}): Promise<Envelope<unknown>> {
    const seen = Math.max(this.real.core.sequence, this.demo.core.sequence)
    const headers = { [MIN_SEQUENCE_HEADER]: String(seen) }
    for (;;) {
      const query = new URLSearchParams(fields).toString()
      const answer = await plainRequest(`${this.origin}${path}?${query}`, { headers })
      // The server itself waits half a second for history, which is not enough on a machine that is busy.
      if (Number(answer.headers[BEHIND_HEADER] ?? 0) === 0) return JSON.parse(answer.body) as Envelope<unknown>
    }
  }

  /** The data of a call that succeeds; throws the envelope's message otherwise. */
  async data<Name extends CallName>(name: Name, method: 'get' | 'post', fields: Fields = {}): Promise<CallData<Name>> {
    const envelope = await this[method](`/web/${name}`, fields)
    if (envelope.code !== 0 && envelope.code !== 7) throw new Error(`${name}: ${envelope.code} ${envelope.message}`)
    return envelope.data as CallData<Name>
  }

  /** Registers somebody by e-mail. Returns the token. */
  async register(fields: Fields = {}): Promise<string> {
    const account = `person${++this.#people}@example.org`
    await this.data('getCode', 'get', { type: 'register', account })
    const code = await this.#code(account)
    const person = { mode: 'email', account, code, password: PASSWORD, password2: PASSWORD, country: 'HK', agree: '1' }
    return (await this.data('userRegister', 'post', { ...person, ...fields })).token_h5
  }

  /** Registers somebody by e-mail, sets a transaction password, and hands out test funds. Returns the token. */
  async newcomer(): Promise<string> {
    const token = await this.register()
    await this.data('saveTpwd', 'post', { token, tpwd: '274913', tpwd2: '274913' })
    for (const [currency, amount] of [
      ['USDT', '100000'],
      ['BTC', '5'],
    ] as const)
      await this.post('/sandbox/faucet', { token, currency, amount })
    return token
  }

  /** Uploads a picture of a bill for this person; returns its id. */
  bill(token: string): Promise<string> {
    return this.picture(token, 'voucher')
  }

  /** Uploads a picture for a use; returns its id. */
  async picture(token: string, use: ImageUse): Promise<string> {
    const form = new FormData()
    form.set('token', token)
    form.set('use', use)
    form.set('file', new Blob([Buffer.from(await jpegOf(640, 640))], { type: 'image/jpeg' }), 'bill.jpg')
    const answer = await fetch(`${this.origin}/web/saveImage`, { method: 'POST', body: form })
    return ((await answer.json()) as { data: { id: string } }).data.id
  }

  async #code(account: string): Promise<string> {
    for (;;) {
      const answer = await fetch(`${this.origin}/sandbox/outbox?to=${encodeURIComponent(account)}`)
      const [latest] = (await answer.json()) as { code: string }[]
      if (latest) return latest.code
    }
  }

  /** Lists bitcoin's contracts and timed orders, and prices and quotes the perpetual at 50,000, as the house would. */
  async listContracts(world: World = this.real): Promise<void> {
    for (const command of listingCommands(world.core, Date.now(), [BTC_INDEX])) await world.submit(command)
    await this.quote(world)
  }

  /**
   * Gives BTC/USDT an index price of 50,000 and a book around it, as the house would. The price goes stale five seconds
   * after, which a few calls take on a busy machine: quote right before each trade in contracts or timed orders.
   */
  async quote(world: World = this.real): Promise<void> {
    const until = Date.now() + LEASE_MS
    const quote = { holder: HOLDER, owner: 4, market: 1, bids: [499_990, 1_000_000], asks: [500_010, 1_000_000] }
    const shape = { holder: HOLDER, bid: 499_990, ask: 500_010, step: 10, lots: [10_000] }
    const commands: Command[] = [
      { type: 'AcquireLease', role: 'feed', holder: HOLDER, until },
      { type: 'AcquireLease', role: 'maker', holder: HOLDER, until },
      { type: 'IndexSamples', holder: HOLDER, samples: [{ market: 1, sources: [500_000, 500_000, 500_000] }] },
      { type: 'MassQuote', ...quote },
    ]
    if (world.core.contracts.all().some(({ id }) => id === BTC_PERPETUAL))
      commands.push({ type: 'QuoteContract', contract: BTC_PERPETUAL, ...shape })
    // Together: each for itself would wait for the disk.
    await Promise.all(commands.map((command) => world.submit(command)))
  }
}
