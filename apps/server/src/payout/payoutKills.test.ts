import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Exchange } from '@touchstone/core'
import { JournalFollower, readOnlyDisk, realDisk, signingKeyFromSeed } from '@touchstone/log'
import { decodeCommand } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChainReader } from '../chain/chainReader.ts'
import { startTestChain, type TestChain } from '../chain/testing/chainBench.ts'
import { type Bundled, bundled } from '../testing/bundled.ts'
import { createCustodyChain } from './custody/custodyChain.ts'

const SERVER = fileURLToPath(new URL('./testing/payoutServer.ts', import.meta.url))
const SIGNER = fileURLToPath(new URL('../../../signer/src/main.ts', import.meta.url))
const WORDS = 'test test test test test test test test test test test junk'
const WITHDRAWALS = 12
const NET = 995_000_000n
/** More of them with KILLS=200, for a longer run. */
const KILLS = Number(process.env.KILLS ?? 10)
const WITHIN_MS = 60_000

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

describe('withdrawals while server and signer are killed at every step', () => {
  const server = new Killable()
  const signer = new Killable()
  const random = seededRandom(5)
  let directory: string
  let chain: TestChain
  let programs: { readonly server: Bundled; readonly signer: Bundled }
  let miner: NodeJS.Timeout

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-payout-'))
    chain = await startTestChain()
    programs = { server: await bundled(SERVER), signer: await bundled(SIGNER) }
    const hot = mnemonicToAccount(WORDS, { path: "m/44'/60'/1'/0/0" }).address
    await chain.ask('anvil_setBalance', [hot, `0x${(10n ** 18n).toString(16)}`])
    await chain.token.send(hot, 10n ** 12n)
    const key = signingKeyFromSeed(new Uint8Array(32).fill(7))
    await writeFile(join(directory, 'checkpoints.pub.pem'), key.publicKeyPem)
    miner = setInterval(() => void chain.mine(1), 100)
  })
  afterAll(async () => {
    clearInterval(miner)
    await Promise.all([server.kill(), signer.kill()])
    await chain.stop()
    await Promise.all([programs.server.remove(), programs.signer.remove()])
    await rm(directory, { recursive: true })
  })

  function startServer(steps: number): void {
    server.start([programs.server.path, directory, chain.rpcUrl, chain.token.contract, String(steps)], {})
  }

  function startSigner(): void {
    signer.start([programs.signer.path], { DATA_DIR: directory, TOKEN_CONTRACT: chain.token.contract })
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
    const core = new Exchange()
    const follower = new JournalFollower({ directory: join(directory, 'real/journal'), disk: readOnlyDisk(realDisk) })
    await follower.poll(({ firstSequence, time, commands }) => {
      for (const [index, bytes] of commands.entries())
        core.apply({ sequence: firstSequence + index, time, command: decodeCommand(bytes) })
    })
    return core
  }

  it('pays each once, or gives each back once', { timeout: 10 * WITHIN_MS }, async () => {
    startServer(0)
    await until(() => server.said.includes(' open'))
    await server.kill()
    startSigner()
    for (let kill = 1; kill <= KILLS; kill++) {
      startServer(kill)
      // The signer at times of its own, now and then in the middle of an answer.
      const signerDies = random() < 0.5 ? setTimeout(() => void signer.kill(), 300 + random() * 1_200) : undefined
      const deadline = Date.now() + 4_000
      await until(() => !server.isRunning || Date.now() > deadline)
      clearTimeout(signerDies)
      await server.kill()
      if (!signer.isRunning) startSigner()
    }
    server.said = ''
    startServer(0)
    await until(() => /(^|\n)0 open/.test(server.said))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await server.kill()

    const core = await replayed()
    core.checkInvariants()
    const states = Array.from({ length: WITHDRAWALS }, (_, index) => core.withdrawal(index + 1))
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
    const ledger = (await readFile(join(directory, 'signer/payments.jsonl'), 'utf8')).trim().split('\n')
    const rows = ledger.map((line) => JSON.parse(line) as { kind: string; withdrawal: number; nonce: number })
    const payments = rows.filter(({ kind }) => kind === 'payment')
    expect(new Set(payments.map(({ withdrawal }) => withdrawal)).size).toBe(payments.length)
    expect(payments.map(({ nonce }) => nonce)).toEqual(payments.map((_, index) => index))
    const hot = mnemonicToAccount(WORDS, { path: "m/44'/60'/1'/0/0" }).address
    const used = Number(await chain.ask('eth_getTransactionCount', [hot, 'latest']))
    expect(used).toBe(payments.length)
    expect(states.filter((view) => view?.state === 'confirmed').length).toBeGreaterThanOrEqual(9)
  })
})
