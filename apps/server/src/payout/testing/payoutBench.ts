import type { Rejection, Reply, WithdrawalState, WithdrawalView } from '@touchstone/protocol'
import {
  type DiscardedPayment,
  type OfferedPayment,
  raisedFee,
  type SignerAnswers,
  type SignerAsk,
  type SignerCall,
  type SignerStatus,
} from '@touchstone/protocol/signer'
import { encodeFunctionData, erc20Abi, type Hex, keccak256 } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { createChainReader } from '../../chain/chainReader.ts'
import { SANDBOX_XPUB } from '../../chain/chainSettings.ts'
import { startTestChain, type TestChain } from '../../chain/testing/chainBench.ts'
import { createPayoutChain } from '../payoutChain.ts'
import { type SignerPort, SignerRefused } from '../signerClient.ts'
import { type PayoutCommand, PayoutWorker } from '../withdrawals/payoutWorker.ts'
import { FakeSweeper, sandboxAccount } from './fakeSweeper.ts'

export const CONFIRMATIONS = 4
export const REPLACE_AFTER = 3
export const PAYEE = `0x${'ab'.repeat(20)}`
const ETHER = 10n ** 18n

/** The steps of withdrawals as the core takes them, and no more of it. */
export class FakeCore {
  readonly views = new Map<number, WithdrawalView>()
  readonly commands: PayoutCommand[] = []
  /** Thrown instead of the next answer, after the log has the command: as when the process is killed there. */
  dieAfterNext = false

  approve(withdrawal: number, more: Partial<WithdrawalView> = {}): WithdrawalView {
    const view: WithdrawalView = {
      withdrawal,
      owner: 1_000,
      kind: 'chain',
      asset: 1,
      amount: 100_000_000n,
      fee: 5_000_000n,
      destination: PAYEE,
      state: 'approved',
      requestedAt: 0,
      nonce: 0,
      transaction: '',
      replaced: [],
      ...more,
    }
    this.views.set(withdrawal, view)
    return view
  }

  readonly world = {
    core: {
      sequence: 1,
      withdrawals: {
        open: () => [...this.views.values()].filter(({ state }) => ['approved', 'signed'].includes(state)),
        withdrawal: (withdrawal: number) => this.views.get(withdrawal),
      },
    },
    submit: (command: PayoutCommand) => this.#submit(command),
  }

  stateOf(withdrawal: number): WithdrawalState | undefined {
    return this.views.get(withdrawal)?.state
  }

  async #submit(command: PayoutCommand) {
    this.commands.push(command)
    const rejection = this.#apply(command)
    if (this.dieAfterNext) {
      this.dieAfterNext = false
      throw new Error('killed')
    }
    const reply: Reply = rejection ? { kind: 'rejected', rejection, facts: {} } : { kind: 'done', value: 0 }
    return { reply }
  }

  #apply(command: PayoutCommand): Rejection | undefined {
    if (command.type === 'SignWithdrawal') {
      const { nonce, transaction } = command
      return this.#move(command.withdrawal, 'approved', { state: 'signed', nonce, transaction })
    }
    const { type, withdrawal, transaction } = command
    const view = this.views.get(withdrawal)
    const versions = view ? [view.transaction, ...view.replaced] : []
    const isNew = !versions.includes(transaction)
    const replaced = versions.filter((version) => version !== transaction)
    if (type === 'ReplacePayment')
      return isNew ? this.#move(withdrawal, 'signed', { transaction, replaced }) : undefined
    if (isNew) return 'withdrawal_state'
    const state = type === 'ConfirmWithdrawal' ? 'confirmed' : 'failed'
    return this.#move(withdrawal, 'signed', { state, transaction, replaced })
  }

  #move(withdrawal: number, from: WithdrawalState, change: Partial<WithdrawalView>): Rejection | undefined {
    const view = this.views.get(withdrawal)
    if (view?.state !== from) return 'withdrawal_state'
    this.views.set(withdrawal, { ...view, ...change })
    return undefined
  }
}

interface Made extends DiscardedPayment {
  readonly raw: Hex
  readonly to: string
  readonly data: Hex
}

type Answers = { readonly [Call in SignerCall]: (fields: SignerAsk<Call>) => Promise<SignerAnswers[Call]> }

/** Signs what it is asked, once for each withdrawal, and lets go of the bytes when the core holds the hash. */
export class FakeSigner implements SignerPort {
  readonly account: HDAccount = sandboxAccount("m/44'/60'/1'/0/0")
  readonly #signed: Made[] = []
  /** Latest versions. */
  readonly made = new Map<number, Made>()
  readonly discarded = new Map<number, Made>()
  /** How often each was made again. */
  readonly raised = new Map<number, number>()
  highestFee = 500_000_000_000n
  readonly sweeper: FakeSweeper
  refuse: SignerRefused['code'] | '' = ''
  /** Thrown after the signer has signed, as when the answer gets lost. */
  dieAfterPrepare = false
  dieAfterReplace = false
  readonly #core: FakeCore
  readonly #contract: string
  readonly #answers: Answers = {
    status: async () => this.#status(),
    prepare: (fields) => this.#prepare(fields),
    release: async (fields) => this.#release(fields),
    discard: (fields) => this.#discard(fields),
    replace: (fields) => this.#replace(fields),
    sweep: (fields) => this.sweeper.sweep(fields),
    topUp: async (fields) => this.sweeper.topUp(fields),
  }

  constructor(core: FakeCore, contract: string) {
    this.#core = core
    this.#contract = contract
    this.sweeper = new FakeSweeper(contract, this.account.address)
  }

  ask<Call extends SignerCall>(call: Call, fields: SignerAsk<Call>): Promise<SignerAnswers[Call]> {
    return this.#answers[call](fields)
  }

  close(): void {}

  #status(): SignerStatus {
    const unused = [...this.made.keys()].filter((withdrawal) => this.#core.stateOf(withdrawal) === 'refused')
    const most = { used: '0', most: '0' }
    return {
      chainId: 31_337,
      contract: this.#contract,
      hotWallet: this.account.address.toLowerCase(),
      depositKey: SANDBOX_XPUB,
      sequence: 1,
      logTime: 0,
      broken: '',
      nextNonce: this.made.size,
      payments: this.made.size,
      unused,
      hour: most,
      day: most,
      highestFee: String(this.highestFee),
      raised: most,
      sweeps: this.sweeper.status(),
      refused: {},
    }
  }

  async #prepare({ withdrawal, destination, amount, ...fees }: SignerAsk<'prepare'>) {
    if (this.refuse !== '') throw new SignerRefused(this.refuse)
    const before = this.made.get(withdrawal)
    if (before) return before
    const args = [destination as Hex, BigInt(amount)] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    const made = await this.#sign(this.made.size, this.#contract, data, fees)
    this.made.set(withdrawal, made)
    if (this.dieAfterPrepare) throw new Error('killed')
    return made
  }

  #release({ withdrawal, transaction }: SignerAsk<'release'>) {
    const made = this.#signed.find((version) => version.transaction === transaction)
    const isInLog = this.#core.views.get(withdrawal)?.transaction === transaction
    if (!made || !isInLog) throw new SignerRefused('not_signed')
    return made
  }

  async #replace({ withdrawal, ...fees }: SignerAsk<'replace'>) {
    const view = this.#core.views.get(withdrawal)
    const places = view?.state === 'signed' ? this.made : this.discarded
    const latest = places.get(withdrawal)
    if (!view || !latest) throw new SignerRefused('not_signed')
    if (places === this.made && view.transaction !== latest.transaction) return latest
    for (const fee of ['maxFeePerGas', 'maxPriorityFeePerGas'] as const)
      if (BigInt(fees[fee]) < raisedFee(BigInt(latest[fee]))) throw new SignerRefused('fee_too_low')
    const { to, data } = latest
    const version = await this.#sign(latest.nonce, to, data, fees)
    places.set(withdrawal, version)
    this.raised.set(withdrawal, (this.raised.get(withdrawal) ?? 0) + 1)
    if (this.dieAfterReplace) throw new Error('killed')
    return version
  }

  async #discard({ withdrawal, ...fees }: SignerAsk<'discard'>) {
    const { nonce = 0 } = this.made.get(withdrawal) ?? {}
    const discarded = this.discarded.get(withdrawal) ?? (await this.#sign(nonce, this.account.address, '0x', fees))
    this.discarded.set(withdrawal, discarded)
    return discarded
  }

  async #sign(
    nonce: number,
    to: string,
    data: Hex,
    { maxFeePerGas, maxPriorityFeePerGas }: Omit<OfferedPayment, 'raw'>,
  ): Promise<Made> {
    const raw = await this.account.signTransaction({
      type: 'eip1559',
      chainId: 31_337,
      nonce,
      to: to as Hex,
      data,
      gas: 120_000n,
      maxFeePerGas: BigInt(maxFeePerGas),
      maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas),
    })
    const made = { nonce, transaction: keccak256(raw), raw, maxFeePerGas, maxPriorityFeePerGas, to, data }
    this.#signed.push(made)
    return made
  }
}

/** A worker on a real chain, stepped by hand; what the log and the signer say is in the test's hands. */
export class PayoutBench {
  readonly chain: TestChain
  core = new FakeCore()
  signer: FakeSigner
  readonly problems: string[] = []
  /** Withdrawals whose payments were made again. */
  readonly replaced: number[] = []
  replaceAfter = REPLACE_AFTER

  private constructor(chain: TestChain) {
    this.chain = chain
    this.signer = new FakeSigner(this.core, chain.token.contract)
  }

  static async start(): Promise<PayoutBench> {
    const bench = new PayoutBench(await startTestChain())
    await bench.chain.ask('anvil_setBalance', [bench.signer.account.address, `0x${ETHER.toString(16)}`])
    await bench.chain.token.send(bench.signer.account.address, 1_000_000_000n)
    return bench
  }

  /** A worker without memory: as after each start of the server. */
  worker(): PayoutWorker {
    const { ask } = this.chain
    const reader = createChainReader(ask)
    return new PayoutWorker({
      world: this.core.world,
      signer: this.signer,
      chain: createPayoutChain({ ask, reader, check: reader, confirmations: CONFIRMATIONS }),
      replaceAfter: this.replaceAfter,
      pollMs: 1,
      onReplaced: (withdrawal) => this.replaced.push(withdrawal),
      onProblem: (problem) => this.problems.push(problem),
    })
  }

  async balanceOf(address: string): Promise<bigint> {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address as Hex] })
    return BigInt(String(await this.chain.ask('eth_call', [{ to: this.chain.token.contract, data }, 'latest'])))
  }
}
