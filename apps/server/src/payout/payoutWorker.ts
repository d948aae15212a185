import type { ConfirmWithdrawal, FailWithdrawal, Reply, SignWithdrawal, WithdrawalView } from '@touchstone/protocol'
import type { SignerStatus } from '@touchstone/protocol/signer'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { ExpectedTransfer, PayoutChain } from './payoutChain.ts'
import { Rounds } from './rounds.ts'
import type { SignerPort } from './signerClient.ts'

/** What is told to the log of a payment. */
export type PayoutCommand = SignWithdrawal | ConfirmWithdrawal | FailWithdrawal

/** What payouts need of the real world. */
export interface PayoutWorld {
  readonly core: Pick<WorldPort['core'], 'openWithdrawals' | 'withdrawal' | 'sequence'>
  submit(command: PayoutCommand): Promise<{ readonly reply: Reply }>
}

export interface PayoutWorkerParts {
  readonly world: PayoutWorld
  readonly signer: SignerPort
  readonly chain: PayoutChain
  readonly pollMs: number
  /** Once for each kind of trouble, not at every try. */
  readonly onProblem: (problem: string) => void
}

export interface PayoutStatus {
  /** '' when payments go on; else why they do not. */
  readonly trouble: string
  /** As the signer said last. */
  readonly signer: SignerStatus | undefined
  /** Withdrawals by what they wait for. */
  readonly approved: number
  readonly signed: number
}

/**
 * Takes approved withdrawals to their end: asks the signer, writes the transaction into the log, gives it to the chain, watches
 * it, and tells the log how it ended. It keeps nothing: what is to be done next stands in the log and in the signer's ledger,
 * and every step may be taken twice. So it may be killed between any two of them.
 */
export class PayoutWorker {
  readonly #parts: PayoutWorkerParts
  #status: PayoutStatus = { trouble: '', signer: undefined, approved: 0, signed: 0 }
  readonly #rounds: Rounds

  constructor(parts: PayoutWorkerParts) {
    this.#parts = parts
    const { pollMs, onProblem } = parts
    this.#rounds = new Rounds({ pollMs, onProblem, round: () => this.#round() })
  }

  get status(): PayoutStatus {
    return this.#status
  }

  start(): void {
    this.#rounds.start()
  }

  async stop(): Promise<void> {
    await this.#rounds.stop()
  }

  /** Every open withdrawal one step further. Trouble with one does not keep the others. */
  async step(): Promise<void> {
    await this.#rounds.step()
  }

  async #round(): Promise<void> {
    const { core } = this.#parts.world
    const rounds = this.#rounds
    const onChain = core.openWithdrawals().filter(({ kind }) => kind !== 'bank')
    const approved = onChain.filter(({ state }) => state === 'approved')
    const signed = onChain.filter(({ state }) => state === 'signed')
    const signer = await rounds.try(() => this.#parts.signer.ask('status', {}))
    if (signer?.broken) rounds.note(`the signer stopped: ${signer.broken}`)
    if (signer) {
      for (const view of approved) await rounds.try(() => this.#sign(view))
      for (const withdrawal of signer.unused) await rounds.try(() => this.#discard(withdrawal, signer))
      for (const { withdrawal } of [...approved, ...signed]) await rounds.try(() => this.#watch(withdrawal, signer))
    }
    const { trouble } = rounds
    this.#status = { trouble, signer: signer ?? undefined, approved: approved.length, signed: signed.length }
  }

  /** approved → signed: the hash is in the log before the signer lets go of the bytes. */
  async #sign(view: WithdrawalView): Promise<void> {
    const { world, signer, chain } = this.#parts
    const { withdrawal, destination, amount, fee } = view
    const { nonce, transaction } = await signer.ask('prepare', {
      withdrawal,
      destination,
      amount: String(amount - fee),
      sequence: world.core.sequence,
      ...(await chain.fees()),
    })
    await this.#submit({ type: 'SignWithdrawal', withdrawal, nonce, transaction })
  }

  /** signed → confirmed or failed; until then the chain is told of it as often as it takes. */
  async #watch(withdrawal: number, { hotWallet, contract }: SignerStatus): Promise<void> {
    const { world, chain } = this.#parts
    const view = world.core.withdrawal(withdrawal)
    if (view?.state !== 'signed') return
    const { transaction, destination: to, amount, fee } = view
    const expected: ExpectedTransfer = { transaction, contract, from: hotWallet, to, amount: amount - fee }
    const outcome = await chain.outcome(expected)
    if (outcome.kind === 'missing') return this.#broadcast(view)
    const { kind, block } = outcome
    if (kind === 'paid') await this.#submit({ type: 'ConfirmWithdrawal', withdrawal, transaction, block })
    if (kind === 'reverted') await this.#submit({ type: 'FailWithdrawal', withdrawal, transaction, block })
    if (kind === 'differs')
      throw new Error(`the payment of withdrawal ${withdrawal} did not do what it should have done`)
  }

  async #broadcast({ withdrawal, transaction }: WithdrawalView): Promise<void> {
    const { world, signer, chain } = this.#parts
    const { raw } = await signer.ask('release', { withdrawal, transaction, sequence: world.core.sequence })
    await chain.broadcast(raw, transaction)
  }

  /** A payment that was prepared and refused: its nonce is used for nothing, or all later ones would wait for it. */
  async #discard(withdrawal: number, { hotWallet }: SignerStatus): Promise<void> {
    const { world, signer, chain } = this.#parts
    const fees = await chain.fees()
    const ask = { withdrawal, sequence: world.core.sequence, ...fees }
    const { nonce, raw, transaction } = await signer.ask('discard', ask)
    if (nonce >= (await chain.used(hotWallet))) await chain.broadcast(raw, transaction)
  }

  async #submit(command: PayoutCommand): Promise<void> {
    const { reply } = await this.#parts.world.submit(command)
    if (reply.kind === 'rejected') throw new Error(`the log refused ${command.type}: ${reply.rejection}`)
  }
}
