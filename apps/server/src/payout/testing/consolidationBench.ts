import { createChainReader } from '../../chain/chainReader.ts'
import { SANDBOX_XPUB } from '../../chain/chainSettings.ts'
import { type ConsolidationParts, ConsolidationWorker } from '../consolidation/consolidationWorker.ts'
import { createSweepChain, type SweepChain } from '../consolidation/sweepChain.ts'
import { createCustodyChain } from '../custody/custodyChain.ts'
import { createPayoutChain } from '../payoutChain.ts'
import type { SignerPort } from '../signerClient.ts'
import { depositAddress } from './fakeSweeper.ts'
import { CONFIRMATIONS, FakeSigner, PayoutBench } from './payoutBench.ts'

export const LEAST = 50_000_000n
const INDEXES = [1_000, 1_001, 1_002]
const ETHER = 10n ** 18n
const GWEI = 1_000_000_000n

/** Deposit addresses on a real chain, and a worker that is stepped by hand and forgotten at each start. */
export class ConsolidationBench {
  readonly bench: PayoutBench
  readonly addresses = INDEXES.map(depositAddress)
  readonly #indexes = new Map(this.addresses.map((address, place) => [address, INDEXES[place] ?? 0]))
  readonly problems: string[] = []
  paused: ReturnType<ConsolidationParts['paused']>
  highestFee = 1_000n * GWEI
  aside = 0n
  onGasWallet: (address: string) => void = () => {}
  /** As custody saw it last. */
  #held: { readonly address: string; readonly balance: bigint }[] = []
  /** Calls that leave the worker until it dies: at the last one, odd before and even after it is done. 0: it lives. */
  left = 0

  private constructor(bench: PayoutBench) {
    this.bench = bench
  }

  static async start(): Promise<ConsolidationBench> {
    const bench = new ConsolidationBench(await PayoutBench.start())
    await bench.fillGasWallet(ETHER)
    return bench
  }

  get hot(): string {
    return this.bench.signer.account.address.toLowerCase()
  }

  async fillGasWallet(wei: bigint): Promise<void> {
    const { address } = this.bench.signer.sweeper.gas
    await this.bench.chain.ask('anvil_setBalance', [address, `0x${wei.toString(16)}`])
  }

  async deposit(place: number, amount: bigint, confirmations = CONFIRMATIONS): Promise<void> {
    await this.bench.chain.token.send(this.addresses[place] ?? '', amount)
    await this.bench.chain.mine(confirmations - 1)
  }

  async balances(): Promise<readonly bigint[]> {
    return Promise.all(this.addresses.map((address) => this.bench.balanceOf(address)))
  }

  async used(address: string): Promise<number> {
    return Number(await this.bench.chain.ask('eth_getTransactionCount', [address, 'latest']))
  }

  async look(): Promise<void> {
    const balances = await this.balances()
    this.#held = this.addresses.map((address, place) => ({ address, balance: balances[place] ?? 0n }))
  }

  /** One round with fresh figures of custody, then a block. Returns why each deposit still waits. */
  async round(worker: ConsolidationWorker): Promise<readonly string[]> {
    await this.look()
    await worker.step()
    await this.bench.chain.mine(1)
    return worker.status.waiting.map(({ reason }) => reason)
  }

  /** As when the chain was put back to before anything was signed. */
  forgetSigned(): void {
    this.bench.signer = new FakeSigner(this.bench.core, this.bench.chain.token.contract)
  }

  worker(): ConsolidationWorker {
    const { ask, token } = this.bench.chain
    const reader = createChainReader(ask)
    const payouts = createPayoutChain({ ask, reader, check: reader, confirmations: CONFIRMATIONS })
    const custody = createCustodyChain(ask, reader, token.contract)
    const chain = createSweepChain({ ask, payouts, custody, confirmations: CONFIRMATIONS })
    const { signer } = this.bench
    const dying: SignerPort = {
      ask: (call, fields) =>
        call === 'status' ? signer.ask(call, fields) : this.#dyingly(() => signer.ask(call, fields)),
      close: () => {},
    }
    const broadcast: SweepChain['broadcast'] = (raw, transaction) =>
      this.#dyingly(() => chain.broadcast(raw, transaction))
    return new ConsolidationWorker({
      signer: dying,
      chain: { ...chain, broadcast },
      places: {
        key: SANDBOX_XPUB,
        held: () => this.#held,
        indexOf: (address) => this.#indexes.get(address),
        coinsAside: () => Promise.resolve(this.aside),
      },
      core: { sequence: 1 },
      least: LEAST,
      highestFee: this.highestFee,
      paused: () => this.paused,
      onGasWallet: (address) => this.onGasWallet(address),
      now: () => signer.sweeper.now,
      pollMs: 1,
      onProblem: (problem) => this.problems.push(problem),
    })
  }

  /** After its death a worker does nothing more. */
  async #dyingly<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.left < 0) throw new Error('killed')
    if (this.left === 1) this.left = -1
    if (this.left < 0) throw new Error('killed')
    const result = await work()
    if (this.left === 2) this.left = -1
    else if (this.left > 2) this.left -= 2
    if (this.left < 0) throw new Error('killed')
    return result
  }
}
