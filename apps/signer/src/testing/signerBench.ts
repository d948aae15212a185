import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileJournal, ManualClock, openFileJournal, realDisk, signingKeyFromSeed } from '@touchstone/log'
import { type CoreEvent, encodeCommand, type WithdrawalView } from '@touchstone/protocol'
import type { SignerAnswer, SignerAsk } from '@touchstone/protocol/signer'
import { type OpenSigner, openSigner } from '../openSigner.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { type ScriptStep, scriptedCores, writeStep } from './scriptedCore.ts'

export const CONTRACT = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
export const PAYEE = `0x${'ab'.repeat(20)}` as const
export const OWNER = 1_000
const START = 1_800_000_000_000
const DAY_MS = 86_400_000

/** A journal that a test writes, and a signer that follows it. */
export class SignerBench {
  readonly clock = new ManualClock(START)
  readonly #folder: string
  #log: FileJournal
  #open: OpenSigner | undefined
  #next = 0
  /** Those that the signer's program knows. */
  rules = 1
  /** By the signer, since it was opened last. */
  said: { readonly event: string; readonly [fact: string]: unknown }[] = []

  private constructor(folder: string, log: FileJournal) {
    this.#folder = folder
    this.#log = log
  }

  static async start(): Promise<SignerBench> {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-signer-'))
    const key = signingKeyFromSeed(new Uint8Array(32).fill(7))
    await writeFile(join(folder, 'checkpoints.pub.pem'), key.publicKeyPem)
    const bench = new SignerBench(folder, undefined as never)
    bench.#log = await bench.#openLog()
    return bench
  }

  get folder(): string {
    return this.#folder
  }

  get log(): FileJournal {
    return this.#log
  }

  get ledger(): string {
    return join(this.#folder, 'signer', 'payments.jsonl')
  }

  get sweeps(): string {
    return join(this.#folder, 'signer', 'sweeps.jsonl')
  }

  get snapshots(): string {
    return join(this.#folder, 'signer', 'snapshots')
  }

  get journal(): string {
    return join(this.#folder, 'real', 'journal')
  }

  #openLog(): Promise<FileJournal> {
    return openFileJournal({ directory: this.journal, disk: realDisk, clock: this.clock, segmentBytes: 64 * 1024 })
  }

  async say(step: ScriptStep): Promise<number> {
    const { sequence } = await this.#log.append(encodeCommand({ type: 'ResumeClock', reason: writeStep(step) }))
    return sequence
  }

  settings(more: Readonly<Record<string, string>> = {}): Settings {
    return readSettings({ DATA_DIR: this.#folder, TOKEN_CONTRACT: CONTRACT, ...more })
  }

  async openSigner(more: Readonly<Record<string, string>> = {}): Promise<OpenSigner> {
    await this.#open?.close()
    this.#open = undefined
    const bugs: unknown[] = []
    this.said = []
    this.#open = await openSigner(this.settings(more), {
      cores: scriptedCores(this.rules),
      say: (event, facts) => this.said.push({ event, ...facts }),
      onBug: (bug: unknown) => bugs.push(bug),
      now: () => this.clock.wallMs(),
    })
    return this.#open
  }

  async closeSigner(): Promise<void> {
    await this.#open?.close()
    this.#open = undefined
  }

  /** The log as it is on the disk, while nobody writes it. */
  async whileClosed(work: () => Promise<unknown>): Promise<void> {
    await this.#log.close()
    await work()
    this.#log = await this.#openLog()
  }

  async stop(): Promise<void> {
    await this.closeSigner()
    await this.#log.close()
    await rm(this.#folder, { recursive: true })
  }

  /** A withdrawal of 100 USDT with a fee of 5 to an address that has waited, approved. */
  async approve(withdrawal: number, more: Partial<WithdrawalView> = {}): Promise<WithdrawalView> {
    const view = viewOf(withdrawal, more)
    await this.say({ events: [addressAdded(withdrawal), requested(view, withdrawal)], withdrawal: view })
    return view
  }

  async sign(view: WithdrawalView, nonce: number, transaction: string): Promise<WithdrawalView> {
    const { withdrawal, owner } = view
    const moved = { type: 'WithdrawalMoved', withdrawal, owner, state: 'signed', transaction, block: 0, reference: '' }
    const events = [moved as CoreEvent]
    const replaced = view.transaction === '' ? [] : [...view.replaced, view.transaction]
    const signed: WithdrawalView = { ...view, state: 'signed', nonce, transaction, replaced }
    await this.say({ events, withdrawal: signed })
    return signed
  }

  /** Fees of at least an eighth above those of {@link askOf}. */
  raiseOf(withdrawal: number, more: Partial<SignerAsk<'replace'>> = {}): SignerAsk<'replace'> {
    const fees = { maxFeePerGas: '40000000000', maxPriorityFeePerGas: '2000000000' }
    return { withdrawal, sequence: this.#log.head.sequence, ...fees, ...more }
  }

  askOf(view: WithdrawalView, more: Partial<SignerAsk<'prepare'>> = {}): SignerAsk<'prepare'> {
    return {
      withdrawal: view.withdrawal,
      destination: view.destination,
      amount: String(view.amount - view.fee),
      sequence: this.#log.head.sequence,
      maxFeePerGas: '30000000000',
      maxPriorityFeePerGas: '1000000000',
      ...more,
    }
  }

  /** A deposit of 100 USDT that the log has credited to an address. */
  async credit(to: string, token: string = CONTRACT): Promise<void> {
    const event = { type: 'DepositCredited', owner: OWNER, asset: 1, amount: 100_000_000n, token, from: PAYEE, to }
    await this.say({ events: [event as CoreEvent] })
  }

  /** For 100 USDT on an address that has nothing to pay gas with. */
  sweepOf(index: number, nonce: number, more: Partial<SignerAsk<'sweep'>> = {}): SignerAsk<'sweep'> {
    return {
      index,
      nonce,
      amount: '100000000',
      coins: '0',
      sequence: this.#log.head.sequence,
      maxFeePerGas: '2000000000',
      maxPriorityFeePerGas: '1000000000',
      topUpFeePerGas: '8000000000',
      ...more,
    }
  }

  /** One line over a connection of its own; null when it was cut. */
  async line(text: string): Promise<SignerAnswer | null> {
    const socket = connect({ path: join(this.#folder, 'signer.sock') })
    socket.write(`${text}\n`)
    const answer = await firstLine(socket)
    socket.destroy()
    return answer === null ? null : (JSON.parse(answer) as SignerAnswer)
  }

  async ask(token: string, call: string, fields: object = {}): Promise<SignerAnswer | null> {
    return this.line(JSON.stringify({ id: ++this.#next, token, call, ...fields }))
  }
}

function firstLine(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')))
    })
    socket.on('close', () => resolve(null))
    socket.on('error', () => resolve(null))
  })
}

export function viewOf(withdrawal: number, more: Partial<WithdrawalView> = {}): WithdrawalView {
  return {
    withdrawal,
    owner: OWNER,
    kind: 'chain',
    asset: 1,
    amount: 100_000_000n,
    fee: 5_000_000n,
    destination: PAYEE,
    state: 'approved',
    requestedAt: START,
    nonce: 0,
    transaction: '',
    replaced: [],
    ...more,
  }
}

export function addressAdded(id: number, address: string = PAYEE, usableFrom = START - DAY_MS): CoreEvent {
  const added = { type: 'PayoutAddressAdded', id, owner: OWNER, asset: 1, chain: 'ethereum', address, usableFrom }
  return added as CoreEvent
}

export function requested(view: WithdrawalView, target: number): CoreEvent {
  const { withdrawal, owner, kind, asset, amount, fee, destination } = view
  const event = { type: 'WithdrawalRequested', withdrawal, owner, kind, asset, amount, fee, target, destination }
  return event as CoreEvent
}
