import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Exchange } from '@touchstone/core'
import { JournalFollower, newSha256, readOnlyDisk, realDisk, signingKeyFromSeed } from '@touchstone/log'
import { decodeCommand } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChainReader } from '../chain/chainReader.ts'
import { transact } from '../chain/sandbox/sandboxToken.ts'
import { startTestChain, type TestChain } from '../chain/testing/chainBench.ts'
import { bundled } from '../testing/bundled.ts'
import { createCustodyChain } from './custody/custodyChain.ts'

const WORDS = 'test test test test test test test test test test test junk'
const WITHDRAWALS = 12
const NET = 995_000_000n
const FUNDED = 10n ** 12n
const DEPOSIT = 100_000_000n
/** Of the customers, who are the first three. */
const DEPOSIT_ADDRESSES = [1_000, 1_001, 1_002].map((index) => addressAt(`0'/0/${index}`))
const HOT = addressAt(`1'/0/0`)
const GAS_WALLET = addressAt(`2'/0/0`)
/**
 * Gwei that a unit of gas costs. From the payment on that is told it is dear, so that this one has to be made again; then dearer, so
 * that it has to be once more; then cheap for ever.
 */
const BASE = { cheap: 1n, dear: 30n, dearer: 300n, fromPayment: 4, untilRaised: 2 }
/** At any step: more of them with KILLS=200, for a longer run. And at each step of a fee that is raised. */
const KILLS = Number(process.env.KILLS ?? 6)
const RAISE_KILLS = 4
const LIVES_MS = 2_500
const BLOCK_MS = 100
const WITHIN_MS = 180_000

function addressAt(path: string): Hex {
  return mnemonicToAccount(WORDS, { path: `m/44'/60'/${path}` }).address.toLowerCase() as Hex
}

function gwei(count: bigint): string {
  return `0x${(count * 10n ** 9n).toString(16)}`
}

/** A process that is killed and started again. */
class Killable {
  #child: ChildProcess | undefined
  said = ''

  start(args: readonly string[], env: Readonly<Record<string, string>>): void {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.said = (this.said + chunk.toString()).slice(-4_000)
      })
    this.#child = child
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  async kill(): Promise<void> {
    if (!this.isRunning || !this.#child) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}

describe('withdrawals and sweeps while server and signer are killed at every step, and gas is dear now and then', () => {
  const server = new Killable()
  const signer = new Killable()
  const random = seededRandom(5)
  let directory: string
  let chain: TestChain
  let programs: { readonly server: string; readonly signer: string }
  let mining = true
  let miner: Promise<void>
  let deposited = 0n

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-payout-'))
    chain = await startTestChain()
    programs = { server: bundled('payoutServer'), signer: bundled('signer') }
    for (const wallet of [HOT, GAS_WALLET])
      await chain.ask('anvil_setBalance', [wallet, `0x${(10n ** 20n).toString(16)}`])
    await chain.token.send(HOT, FUNDED)
    for (const address of DEPOSIT_ADDRESSES) await deposit(address)
    const key = signingKeyFromSeed(new Uint8Array(32).fill(7))
    await writeFile(join(directory, 'checkpoints.pub.pem'), key.publicKeyPem)
    await chain.ask('evm_setAutomine', [false])
    miner = keepMining()
  })
  afterAll(async () => {
    mining = false
    await miner
    await Promise.all([server.kill(), signer.kill()])
    await chain.stop()
    await rm(directory, { recursive: true })
  })

  /** One block after the other: two that are asked for at once would be made at one another's price. */
  async function keepMining(): Promise<void> {
    while (mining) {
      await mine()
      await new Promise((resolve) => setTimeout(resolve, BLOCK_MS))
    }
  }

  async function mine(): Promise<void> {
    const { made, raised } = payments()
    const { cheap, dear, dearer, fromPayment, untilRaised } = BASE
    const isDear = made >= fromPayment && raised < untilRaised
    await chain.ask('anvil_setNextBlockBaseFeePerGas', [gwei(isDear ? (raised > 0 ? dearer : dear) : cheap)])
    await chain.mine(1)
  }

  /** How many the signer has made so far, and how often one again. */
  function payments(): { readonly made: number; readonly raised: number } {
    const path = join(directory, 'signer', 'payments.jsonl')
    const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
    const all = lines
      .filter((line) => line.includes('"kind":"payment"'))
      .map((line) => /"withdrawal":\d+/.exec(line)?.[0])
    const made = new Set(all).size
    return { made, raised: all.length - made }
  }

  async function deposit(address: Hex): Promise<void> {
    deposited += DEPOSIT
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [address, DEPOSIT] })
    const fees = { maxFeePerGas: gwei(1_000n), maxPriorityFeePerGas: gwei(1n) }
    await transact(chain.ask, { from: chain.token.bank, to: chain.token.contract, data, ...fees })
  }

  async function used(address: string): Promise<number> {
    return Number(await chain.ask('eth_getTransactionCount', [address, 'latest']))
  }

  async function ledger<Row>(name: string): Promise<readonly Row[]> {
    const lines = (await readFile(join(directory, 'signer', name), 'utf8')).trim().split('\n')
    return lines.map((line) => JSON.parse(line) as Row)
  }

  function startServer(steps: number, counted: 'any' | 'raise' = 'any'): void {
    server.start([programs.server, directory, chain.rpcUrl, chain.token.contract, String(steps), counted], {})
  }

  /** Until it kills itself, or for a while; the signer at times of its own, now and then in the middle of an answer. */
  async function live(steps: number, counted: 'any' | 'raise'): Promise<void> {
    startServer(steps, counted)
    let killed: Promise<void> | undefined
    const kill = () => {
      killed = signer.kill()
    }
    const signerDies = random() < 0.5 ? setTimeout(kill, 300 + random() * 1_200) : undefined
    const deadline = Date.now() + LIVES_MS
    await until(() => !server.isRunning || Date.now() > deadline)
    clearTimeout(signerDies)
    await server.kill()
    // One that is being killed still runs, and would not be started again.
    await killed
    if (!signer.isRunning) startSigner()
  }

  function startSigner(): void {
    // Snapshots as often as possible, so that it goes on from them as often as it is killed.
    const limits = { SIGNER_GAS_HOUR_LIMIT: '100', SIGNER_SNAPSHOT_EVERY: '1' }
    signer.start([programs.signer], { DATA_DIR: directory, TOKEN_CONTRACT: chain.token.contract, ...limits })
  }

  async function until(isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + WITHIN_MS
    while (!isSo()) {
      if (Date.now() > deadline) throw new Error(`It takes too long. ${server.said}\n${signer.said}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** The core at the end of the log, replayed by somebody who was not there. */
  async function replayed(): Promise<Exchange> {
    const core = new Exchange({ newSha256 })
    const follower = new JournalFollower({ directory: join(directory, 'real/journal'), disk: readOnlyDisk(realDisk) })
    await follower.poll(({ firstSequence, time, commands }) => {
      for (const [index, bytes] of commands.entries())
        core.apply({ sequence: firstSequence + index, time, command: decodeCommand(bytes) })
    })
    return core
  }

  it('pays each once, or gives each back once, and moves each deposit once', { timeout: 4 * WITHIN_MS }, async () => {
    startServer(0)
    await until(() => server.said.includes(' open'))
    await server.kill()
    startSigner()
    for (let kill = 1; kill <= KILLS; kill++) {
      await deposit(DEPOSIT_ADDRESSES[kill % 3] ?? HOT)
      await live(kill, 'any')
    }
    startServer(0)
    await until(() => payments().made >= BASE.fromPayment)
    await server.kill()
    for (let kill = 1; kill <= RAISE_KILLS; kill++) await live(kill, 'raise')
    server.said = ''
    startServer(0)
    await until(() => /(^|\n)0 open, 0 waiting/.test(server.said))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await server.kill()

    const core = await replayed()
    core.checkInvariants()
    const states = Array.from({ length: WITHDRAWALS }, (_, index) => core.withdrawals.withdrawal(index + 1))
    const payees = states.map((view) => view?.destination ?? '')
    const reader = createChainReader(chain.ask)
    const custody = createCustodyChain(chain.ask, reader, chain.token.contract)
    const balances = await custody.balances(payees, await reader.head())
    for (const [index, view] of states.entries()) {
      const isPaid = view?.state === 'confirmed'
      expect([index, view?.state, balances[index]]).toEqual([
        index,
        isPaid ? 'confirmed' : 'refused',
        isPaid ? NET : 0n,
      ])
    }
    const rows = await ledger<{ kind: string; withdrawal: number; nonce: number; transaction: string }>(
      'payments.jsonl',
    )
    const made = rows.filter(({ kind }) => kind === 'payment')
    const nonces = new Map(made.map(({ withdrawal, nonce }) => [withdrawal, nonce]))
    for (const { withdrawal, nonce } of made) expect(nonce).toBe(nonces.get(withdrawal))
    expect([...nonces.values()]).toEqual([...nonces.keys()].map((_, index) => index))
    expect(await used(HOT)).toBe(nonces.size)
    // Some had to be made again, and each ends with a version that the signer made and the chain took.
    expect(made.length).toBeGreaterThanOrEqual(nonces.size + BASE.untilRaised)
    for (const { transaction } of states.flatMap((view) => (view?.state === 'confirmed' ? [view] : []))) {
      expect(made.map((row) => row.transaction)).toContain(transaction)
      expect((await reader.receipt(transaction))?.status).toBe(1n)
    }
    const sweeps = await ledger<{ address: string; nonce: number; topUpNonce: number }>('sweeps.jsonl')
    for (const address of DEPOSIT_ADDRESSES)
      expect(await used(address)).toBe(sweeps.filter((row) => row.address === address).length)
    expect(await used(GAS_WALLET)).toBe(sweeps.filter(({ topUpNonce }) => topUpNonce >= 0).length)
    const paid = states.filter((view) => view?.state === 'confirmed').length
    const held = await custody.balances([...DEPOSIT_ADDRESSES, HOT], await reader.head())
    expect(held).toEqual([0n, 0n, 0n, FUNDED + deposited - BigInt(paid) * NET])
    expect(states.filter((view) => view?.state === 'confirmed').length).toBeGreaterThanOrEqual(9)
  })
})
