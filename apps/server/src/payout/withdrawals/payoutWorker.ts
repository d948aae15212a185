import type {
  ConfirmWithdrawal,
  CoreQueries,
  FailWithdrawal,
  ReplacePayment,
  Reply,
  SignWithdrawal,
  SomeQueries,
  WithdrawalView,
} from '@touchstone/protocol'
import type { OfferedPayment, PreparedPayment, SignerStatus } from '@touchstone/protocol/signer'
import { asDecimals, type GasMarket, isTooLow, offeredFees, raisedFees, readOffer } from '../offeredFees.ts'
import type { Outcome, PayoutChain } from '../payoutChain.ts'
import { RoundWorker } from '../roundWorker.ts'
import { SentSince } from '../sentSince.ts'
import type { SignerPort } from '../signerClient.ts'

/** The facts of a payment that are written into the log. */
export type PayoutCommand = SignWithdrawal | ReplacePayment | ConfirmWithdrawal | FailWithdrawal

/** The real world as payouts need it. */
export interface PayoutWorld {
  readonly core: Pick<CoreQueries, 'sequence'> & SomeQueries<{ withdrawals: 'open' | 'withdrawal' }>
  submit(command: PayoutCommand): Promise<{ readonly reply: Reply }>
}

export interface PayoutWorkerParts {
  readonly world: PayoutWorld
  readonly signer: SignerPort
  readonly chain: PayoutChain
  /** Blocks that a payment may wait for before it is made again at a higher fee; 0: it never is. */
  readonly replaceAfter: number
  readonly pollMs: number
  /** A payment was made again at a higher fee. */
  readonly onReplaced: (withdrawal: number, transaction: string) => void
  /** Once for each kind of trouble, not at every try. */
  readonly onProblem: (problem: string) => void
}

export interface PayoutStatus {
  /** '' when payments go on; else why they do not. */
  readonly trouble: string
  /** As the signer said last. */
  readonly signer: SignerStatus | undefined
  /** Withdrawals by the step they wait for. */
  readonly approved: number
  readonly signed: number
}

/** The facts that a round gathers before it handles the withdrawals. */
interface Round {
  readonly signer: SignerStatus
  readonly market: GasMarket
  /** Payments of the hot wallet that are in blocks. */
  readonly used: number
}

/**
 * Takes approved withdrawals to their end: asks the signer, writes the transaction into the log, gives it to the chain,
 * watches it, has it made again at a higher fee when no block takes it, and tells the log how it ended. The next step
 * follows from the log and the signer's ledger, and every step may be taken twice; so it may be killed between any two of
 * them. It keeps only since when the chain has had each payment, and counts anew after a start.
 */
export class PayoutWorker extends RoundWorker {
  readonly #parts: PayoutWorkerParts
  #status: PayoutStatus = { trouble: '', signer: undefined, approved: 0, signed: 0 }
  readonly #sent = new SentSince()

  constructor(parts: PayoutWorkerParts) {
    super(parts)
    this.#parts = parts
  }

  get status(): PayoutStatus {
    return this.#status
  }

  /** Every open withdrawal one step further. */
  protected async round(): Promise<void> {
    const { core } = this.#parts.world
    const onChain = core.withdrawals.open().filter(({ kind }) => kind !== 'bank')
    const approved = onChain.filter(({ state }) => state === 'approved')
    const signed = onChain.filter(({ state }) => state === 'signed')
    const signer = await this.try(() => this.#parts.signer.ask('status', {}))
    if (signer?.broken) this.note(`the signer stopped: ${signer.broken}`)
    const waiting = approved.length + signed.length + (signer?.unused.length ?? 0)
    const round = signer && waiting > 0 ? await this.try(() => this.#look(signer)) : undefined
    if (round) {
      for (const view of approved) await this.try(() => this.#sign(view, round))
      for (const withdrawal of round.signer.unused) await this.try(() => this.#discard(withdrawal, round))
      for (const { withdrawal } of [...approved, ...signed]) await this.try(() => this.#watch(withdrawal, round))
    }
    const { trouble } = this
    this.#status = { trouble, signer: signer ?? undefined, approved: approved.length, signed: signed.length }
  }

  async #look(signer: SignerStatus): Promise<Round> {
    const { chain } = this.#parts
    return { signer, market: await chain.market(), used: await chain.used(signer.hotWallet) }
  }

  /** approved → signed: the hash is in the log before the signer lets go of the bytes. */
  async #sign(view: WithdrawalView, { signer: { highestFee }, market }: Round): Promise<void> {
    const { world, signer } = this.#parts
    const { withdrawal, destination, amount, fee } = view
    const fees = offeredFees(market, BigInt(highestFee))
    if (!fees) throw new Error('gas costs more than the signer may offer')
    const { nonce, transaction } = await signer.ask('prepare', {
      withdrawal,
      destination,
      amount: String(amount - fee),
      sequence: world.core.sequence,
      ...asDecimals(fees),
    })
    await this.#submit({ type: 'SignWithdrawal', withdrawal, nonce, transaction })
  }

  /** signed → confirmed or failed, by whichever version the chain took; until then it is told of the latest as often as it takes. */
  async #watch(withdrawal: number, round: Round): Promise<void> {
    const view = this.#parts.world.core.withdrawals.withdrawal(withdrawal)
    if (view?.state !== 'signed') return
    const { transaction, outcome } = await this.#outcome(view, round.signer)
    if (outcome.kind === 'missing') return this.#send(view, round)
    for (const version of [view.transaction, ...view.replaced]) this.#sent.forget(version)
    const { kind, block } = outcome
    if (kind === 'paid') await this.#submit({ type: 'ConfirmWithdrawal', withdrawal, transaction, block })
    if (kind === 'reverted') await this.#submit({ type: 'FailWithdrawal', withdrawal, transaction, block })
    if (kind === 'differs')
      throw new Error(`the payment of withdrawal ${withdrawal} did not do what it should have done`)
  }

  /**
   * One nonce, so at most one version is in a block that counts. A version deep enough goes before one that may be gone a
   * moment later.
   */
  async #outcome(
    { transaction, replaced, destination: to, amount, fee }: WithdrawalView,
    { hotWallet: from, contract }: SignerStatus,
  ): Promise<{ readonly transaction: string; readonly outcome: Outcome }> {
    const { chain } = this.#parts
    let found: { readonly transaction: string; readonly outcome: Outcome } = {
      transaction,
      outcome: { kind: 'missing' },
    }
    for (const version of [transaction, ...replaced]) {
      const outcome = await chain.outcome({ transaction: version, contract, from, to, amount: amount - fee })
      if (outcome.kind === 'missing') continue
      found = { transaction: version, outcome }
      if (outcome.kind !== 'waiting') break
    }
    return found
  }

  /** Gives the latest version to the chain; when no block takes it for too long, it is made again at a higher fee. */
  async #send(view: WithdrawalView, round: Round): Promise<void> {
    const { world, signer } = this.#parts
    const { withdrawal, transaction, nonce } = view
    const payment = await signer.ask('release', { withdrawal, transaction, sequence: world.core.sequence })
    const refusal = await this.#give(payment.raw, transaction)
    // Another version may have got into a block just now.
    if (refusal && (await this.#outcome(view, round.signer)).outcome.kind !== 'missing') return
    if (this.#waitsTooLong({ nonce, transaction, ...payment }, round, refusal)) {
      const raised = await this.#raise(withdrawal, payment, round)
      await this.#submit({ type: 'ReplacePayment', withdrawal, transaction: raised })
    } else if (refusal) throw refusal
  }

  /** A payment that was prepared and refused: its nonce is used for nothing, or all later ones would wait for it. */
  async #discard(withdrawal: number, round: Round): Promise<void> {
    const { world, signer } = this.#parts
    const {
      signer: { highestFee },
      market,
      used,
    } = round
    const fees = offeredFees(market, BigInt(highestFee)) ?? {
      maxFeePerGas: BigInt(highestFee),
      maxPriorityFeePerGas: 1n,
    }
    const ask = { withdrawal, sequence: world.core.sequence, ...asDecimals(fees) }
    const nothing = await signer.ask('discard', ask)
    if (nothing.nonce < used) return this.#sent.forget(nothing.transaction)
    const refusal = await this.#give(nothing.raw, nothing.transaction)
    if (this.#waitsTooLong(nothing, round, refusal)) await this.#raise(withdrawal, nothing, round)
    else if (refusal) throw refusal
  }

  /** Why the chain does not take it; undefined: it has it. */
  async #give(raw: string, transaction: string): Promise<Error | undefined> {
    try {
      await this.#parts.chain.broadcast(raw, transaction)
      return undefined
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  /** Whether blocks went by without it because of its fee, and not because of another fault or of an earlier nonce. */
  #waitsTooLong(
    { nonce, transaction, ...payment }: OfferedPayment & Pick<PreparedPayment, 'nonce' | 'transaction'>,
    { market, used }: Round,
    refusal: Error | undefined,
  ): boolean {
    const { replaceAfter } = this.#parts
    const blocks = this.#sent.blocks(transaction, market.head)
    if (replaceAfter === 0 || blocks < replaceAfter) return false
    const isNext = nonce <= used && !refusal
    return isNext || isTooLow(readOffer(payment), market)
  }

  /** The same payment at a higher fee, in the ledger of the signer. Returns its hash. */
  async #raise(withdrawal: number, payment: OfferedPayment, { signer: told, market }: Round): Promise<string> {
    const { world, signer, onReplaced } = this.#parts
    const fees = raisedFees(readOffer(payment), market, BigInt(told.highestFee))
    if (!fees)
      throw new Error(`the payment of withdrawal ${withdrawal} waits at the highest fee that the signer may offer`)
    const ask = { withdrawal, sequence: world.core.sequence, ...asDecimals(fees) }
    const { transaction } = await signer.ask('replace', ask)
    onReplaced(withdrawal, transaction)
    return transaction
  }

  async #submit(command: PayoutCommand): Promise<void> {
    const { reply } = await this.#parts.world.submit(command)
    if (reply.kind === 'rejected') throw new Error(`the log refused ${command.type}: ${reply.rejection}`)
  }
}
