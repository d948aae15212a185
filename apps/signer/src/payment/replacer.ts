import type { PreparedPayment, SignerAsk, SignerLimit } from '@touchstone/protocol/signer'
import { formatDecimal } from '@touchstone/quantities'
import type { Hex } from 'viem'
import type { LogFreshness } from '../follow/logFreshness.ts'
import type { LogReplica } from '../follow/logReplica.ts'
import type { Wallet } from '../keys/wallet.ts'
import type { PaymentRow } from '../ledger/ledgerRow.ts'
import { signedLately } from '../ledger/limits.ts'
import type { PaymentLedger } from '../ledger/paymentLedger.ts'
import type { SignerTerms } from '../ledger/signerTerms.ts'
import { signCoins } from '../transactions/coins.ts'
import { type Fees, feesIn, judgeRaise, raisedCost, readFees } from '../transactions/fees.ts'
import type { SignedTransaction } from '../transactions/signedTransaction.ts'
import { signTransfer, TRANSFER_GAS } from '../transactions/transfer.ts'
import { Refused } from '../words/refusal.ts'
import { isUnused, judgeDiscard, judgeReplacement } from './judgePayment.ts'

export interface ReplacerParts {
  readonly terms: SignerTerms
  readonly wallet: Wallet
  readonly replica: LogReplica
  readonly ledger: PaymentLedger
  readonly freshness: LogFreshness
}

const COIN_DECIMALS = 18

/**
 * Signs a payment that the chain does not take once more at a higher fee: same nonce, same receiver, same amount. One call at
 * a time, in the turn of payments.
 */
export class Replacer {
  readonly #parts: ReplacerParts

  constructor(parts: ReplacerParts) {
    this.#parts = parts
  }

  status(): SignerLimit {
    const coins = (wei: bigint) => formatDecimal(wei, COIN_DECIMALS)
    return { used: coins(this.#raised()), most: coins(this.#parts.terms.gasHourLimit) }
  }

  /** Throws Refused. */
  async replace(ask: SignerAsk<'replace'>): Promise<PreparedPayment> {
    const { replica, freshness } = this.#parts
    await freshness.catchUp(ask.sequence)
    const view = replica.withdrawal(ask.withdrawal)
    return view && isUnused(view) ? this.#replaceDiscard(ask) : this.#replacePayment(ask)
  }

  async #replacePayment(ask: SignerAsk<'replace'>): Promise<PreparedPayment> {
    const { terms, replica, ledger, wallet } = this.#parts
    const { withdrawal } = ask
    const versions = ledger.versions(withdrawal)
    const { to, amount } = judgeReplacement(replica, terms.asset, withdrawal, versions)
    const latest = versions.at(-1) as PaymentRow
    const { nonce, transaction } = latest
    if (transaction !== replica.withdrawal(withdrawal)?.transaction) return { nonce, transaction }
    const { chainId, contract } = terms
    const transfer = { chainId, contract, to: to as Hex, amount, nonce, gas: TRANSFER_GAS }
    return this.#sign(ask, latest, (fees) => signTransfer(wallet.hot, { ...transfer, ...fees }))
  }

  async #replaceDiscard(ask: SignerAsk<'replace'>): Promise<PreparedPayment> {
    const { terms, replica, ledger, wallet } = this.#parts
    const { withdrawal } = ask
    judgeDiscard(replica.withdrawal(withdrawal), ledger.versions(withdrawal)[0])
    const latest = ledger.versions(withdrawal, 'discard').at(-1)
    if (!latest) throw new Refused('not_signed')
    const coins = { chainId: terms.chainId, to: latest.to as Hex, value: 0n, nonce: latest.nonce }
    return this.#sign(ask, latest, (fees) => signCoins(wallet.hot, coins, fees))
  }

  /** In the ledger, durable, before anyone hears of it. */
  async #sign(
    ask: SignerAsk<'replace'>,
    latest: PaymentRow,
    sign: (fees: Fees) => Promise<SignedTransaction>,
  ): Promise<PreparedPayment> {
    const { terms, ledger, freshness } = this.#parts
    const fees = readFees(ask.maxFeePerGas, ask.maxPriorityFeePerGas, terms.highestFee)
    judgeRaise(feesIn(latest.raw), fees)
    if (this.#raised() + raisedCost(latest.raw, fees) > terms.gasHourLimit) throw new Refused('gas_limit')
    const signed = await sign(fees)
    const { kind, withdrawal, nonce, to, amount } = latest
    await ledger.append({ kind, withdrawal, nonce, to, amount, ...signed, ...freshness.place })
    return { nonce, transaction: signed.transaction }
  }

  /** Within an hour, in wei. */
  #raised(): bigint {
    const { ledger, freshness } = this.#parts
    return signedLately(ledger.raised, freshness.now).hour
  }
}
