import type {
  DiscardedPayment,
  OfferedPayment,
  PreparedPayment,
  SignerAsk,
  SignerRefusal,
  SignerStatus,
} from '@touchstone/protocol/signer'
import { formatDecimal } from '@touchstone/quantities'
import type { Hex } from 'viem'
import type { LogFreshness, SignedUpon } from '../follow/logFreshness.ts'
import type { LogReplica } from '../follow/logReplica.ts'
import type { Wallet } from '../keys/wallet.ts'
import type { PaymentRow } from '../ledger/ledgerRow.ts'
import { brokenLimit, signedLately } from '../ledger/limits.ts'
import type { PaymentLedger } from '../ledger/paymentLedger.ts'
import type { SignerTerms } from '../ledger/signerTerms.ts'
import { Turns } from '../ledger/turns.ts'
import { isUnused, judgeDiscard, judgePayment, type Payment } from '../payment/judgePayment.ts'
import { Replacer } from '../payment/replacer.ts'
import type { Sweeper } from '../sweep/sweeper.ts'
import { signCoins } from '../transactions/coins.ts'
import { offered, readFees } from '../transactions/fees.ts'
import { signTransfer, TRANSFER_GAS } from '../transactions/transfer.ts'
import { Refused } from '../words/refusal.ts'

export interface SignerParts {
  readonly terms: SignerTerms
  readonly wallet: Wallet
  readonly replica: LogReplica
  readonly ledger: PaymentLedger
  readonly freshness: LogFreshness
  readonly sweeper: Sweeper
}

/**
 * Signs payments of approved withdrawals, and nothing else that leaves the wallets. Everything that is signed follows from the log, replayed here;
 * what a caller says is compared with it. The bytes of a payment, and of each version of it, leave only when its hash is in the log.
 */
export class Signer {
  readonly #parts: SignerParts
  readonly #refused = new Map<SignerRefusal, number>()
  readonly #turns = new Turns()
  readonly #replacer: Replacer

  constructor(parts: SignerParts) {
    this.#parts = parts
    this.#replacer = new Replacer(parts)
  }

  /** Moves deposits to the hot wallet, in turns of its own: no payment waits for it. */
  get sweeper(): Sweeper {
    return this.#parts.sweeper
  }

  status(): SignerStatus {
    const { terms, wallet, replica, ledger, freshness, sweeper } = this.#parts
    const used = signedLately(ledger.first, freshness.now)
    const text = (amount: bigint) => formatDecimal(amount, terms.scale)
    return {
      chainId: terms.chainId,
      contract: terms.contract,
      hotWallet: wallet.hot.address.toLowerCase(),
      depositKey: wallet.depositKey,
      sequence: replica.sequence,
      logTime: replica.time,
      broken: replica.broken,
      nextNonce: ledger.nextNonce,
      payments: ledger.payments,
      unused: this.#unused(),
      hour: { used: text(used.hour), most: text(terms.limits.hour) },
      day: { used: text(used.day), most: text(terms.limits.day) },
      highestFee: String(terms.highestFee),
      raised: this.#replacer.status(),
      sweeps: sweeper.status(),
      refused: Object.fromEntries(this.#refused),
    }
  }

  /** One after the other: a nonce belongs to one payment. Throws Refused. */
  prepare(ask: SignerAsk<'prepare'>): Promise<PreparedPayment> {
    return this.#turns.take(() => this.#prepare(ask))
  }

  /** Throws Refused. */
  discard(ask: SignerAsk<'discard'>): Promise<DiscardedPayment> {
    return this.#turns.take(() => this.#discard(ask))
  }

  /** Throws Refused. */
  replace(ask: SignerAsk<'replace'>): Promise<PreparedPayment> {
    return this.#turns.take(() => this.#replacer.replace(ask))
  }

  /** Throws Refused. */
  async release({ withdrawal, transaction, sequence }: SignerAsk<'release'>): Promise<OfferedPayment> {
    const { replica, ledger, freshness } = this.#parts
    await freshness.catchUp(sequence)
    const view = replica.withdrawal(withdrawal)
    if (!view) throw new Refused('unknown_withdrawal')
    if (view.state !== 'signed') throw new Refused('not_signed')
    const made = ledger.versions(withdrawal).find((version) => version.transaction === view.transaction)
    if (!made || transaction !== made.transaction || view.nonce !== made.nonce) throw new Refused('other_transaction')
    return offered(made.raw)
  }

  count(refusal: SignerRefusal): void {
    this.#refused.set(refusal, (this.#refused.get(refusal) ?? 0) + 1)
  }

  #unused(): number[] {
    const { ledger, replica } = this.#parts
    const unused: number[] = []
    for (const { withdrawal } of ledger.first) {
      const view = replica.withdrawal(withdrawal)
      if (view && isUnused(view)) unused.push(withdrawal)
    }
    return unused
  }

  async #prepare(ask: SignerAsk<'prepare'>): Promise<PreparedPayment> {
    const { terms, replica, ledger, freshness } = this.#parts
    await freshness.catchUp(ask.sequence)
    const [made] = ledger.versions(ask.withdrawal)
    const payment = judgePayment(replica, terms.asset, ask, made)
    if (made) return { nonce: made.nonce, transaction: made.transaction }
    return this.#sign(ask, payment)
  }

  async #sign(ask: SignerAsk<'prepare'>, { to, amount }: Payment): Promise<PreparedPayment> {
    const { terms, wallet, ledger, freshness } = this.#parts
    const fees = readFees(ask.maxFeePerGas, ask.maxPriorityFeePerGas, terms.highestFee)
    const broken = brokenLimit(ledger.first, terms.limits, amount, freshness.now)
    if (broken) throw new Refused(broken)
    const nonce = ledger.nextNonce
    const { chainId, contract } = terms
    const transfer = { chainId, contract, to: to as Hex, amount, nonce, gas: TRANSFER_GAS, ...fees }
    const signed = await signTransfer(wallet.hot, transfer)
    await this.#keep({ kind: 'payment', withdrawal: ask.withdrawal, nonce, to, amount: String(amount), ...signed })
    return { nonce, transaction: signed.transaction }
  }

  async #discard(ask: SignerAsk<'discard'>): Promise<DiscardedPayment> {
    const { terms, wallet, replica, ledger, freshness } = this.#parts
    await freshness.catchUp(ask.sequence)
    const { withdrawal } = ask
    const { nonce } = judgeDiscard(replica.withdrawal(withdrawal), ledger.versions(withdrawal)[0])
    const before = ledger.versions(withdrawal, 'discard').at(-1)
    if (before) return { nonce, transaction: before.transaction, ...offered(before.raw) }
    const { chainId, highestFee } = terms
    const fees = readFees(ask.maxFeePerGas, ask.maxPriorityFeePerGas, highestFee)
    const to = wallet.hot.address.toLowerCase() as Hex
    const signed = await signCoins(wallet.hot, { chainId, nonce, to, value: 0n }, fees)
    await this.#keep({ kind: 'discard', withdrawal, nonce, to, amount: '0', ...signed })
    return { nonce, transaction: signed.transaction, ...offered(signed.raw) }
  }

  /** In the ledger, durable, together with the place in the log that it was signed upon. */
  async #keep(signed: Omit<PaymentRow, keyof SignedUpon>): Promise<void> {
    const { ledger, freshness } = this.#parts
    await ledger.append({ ...signed, ...freshness.place })
  }
}
