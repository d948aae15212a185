import {
  COIN_GAS,
  type SignedSweep,
  type SignedTopUp,
  type SignerAsk,
  SWEEP_GAS,
  type SweepStatus,
  type SweepSummary,
} from '@touchstone/protocol/signer'
import { formatDecimal } from '@touchstone/quantities'
import type { Hex, LocalAccount } from 'viem'
import type { LogFreshness } from '../follow/logFreshness.ts'
import type { LogReplica } from '../follow/logReplica.ts'
import type { Wallet } from '../keys/wallet.ts'
import { signedLately } from '../ledger/limits.ts'
import type { SweepLedger } from '../ledger/sweepLedger.ts'
import { NO_TOP_UP, type SweepRow } from '../ledger/sweepRow.ts'
import { Turns } from '../ledger/turns.ts'
import { signCoins } from '../transactions/coins.ts'
import { type Fees, readFees } from '../transactions/fees.ts'
import { signTransfer } from '../transactions/transfer.ts'
import { Refused } from '../words/refusal.ts'

export interface SweeperParts {
  readonly terms: {
    readonly chainId: number
    /** Token contract, lower-case hex. */
    readonly contract: Hex
    /** Wei for a unit of gas. */
    readonly highestFee: bigint
    /** Wei. */
    readonly gasHourLimit: bigint
  }
  readonly wallet: Wallet
  readonly replica: Pick<LogReplica, 'credited'>
  readonly ledger: SweepLedger
  readonly freshness: LogFreshness
}

const COIN_DECIMALS = 18
/** Told with the status. */
const LATEST = 10

type TopUpColumns = Pick<SweepRow, 'topUpNonce' | 'topUpTransaction' | 'topUpRaw' | 'topUpAmount'>

const WITHOUT_TOP_UP: TopUpColumns = {
  topUpNonce: NO_TOP_UP,
  topUpTransaction: '',
  topUpRaw: '',
  topUpAmount: '0',
}

/**
 * Signs what brings deposits together: the token from a deposit address to this signer's hot wallet, and the coins for it from the gas
 * wallet to that address. Both receivers follow from the seed, so a caller can waste gas up to a limit and nothing else.
 */
export class Sweeper {
  readonly #parts: SweeperParts
  readonly #turns = new Turns()

  constructor(parts: SweeperParts) {
    this.#parts = parts
  }

  status(): SweepStatus {
    const { terms, wallet, ledger } = this.#parts
    const coins = (wei: bigint) => formatDecimal(wei, COIN_DECIMALS)
    return {
      gasWallet: wallet.gas.address.toLowerCase(),
      count: ledger.rows.length,
      nextNonce: ledger.nextNonce,
      hour: { used: coins(this.#spent()), most: coins(terms.gasHourLimit) },
      latest: ledger.rows.slice(-LATEST).reverse().map(summaryOf),
    }
  }

  /** The same bytes for the same nonce of an address, however often it is asked for. Throws Refused. */
  sweep(ask: SignerAsk<'sweep'>): Promise<SignedSweep> {
    return this.#turns.take(() => this.#sweep(ask))
  }

  /** Throws Refused. */
  async topUp({ nonce }: SignerAsk<'topUp'>): Promise<SignedTopUp> {
    const row = this.#parts.ledger.toppedUp(nonce)
    if (!row) throw new Refused('unknown_top_up')
    return topUpIn(row)
  }

  async #sweep(ask: SignerAsk<'sweep'>): Promise<SignedSweep> {
    const { wallet, replica, ledger, freshness } = this.#parts
    const { index, nonce } = ask
    await freshness.catchUp(ask.sequence)
    const made = ledger.of(index, nonce)
    if (made) return this.#told(made)
    if (nonce <= (ledger.latestOf(index)?.nonce ?? -1)) throw new Refused('old_nonce')
    const account = wallet.deposit(index)
    if (!replica.credited.has(account.address.toLowerCase())) throw new Refused('no_deposit')
    const row = { ...(await this.#sign(ask, account)), ...freshness.place }
    await ledger.append(row)
    return this.#told(row)
  }

  async #sign(ask: SignerAsk<'sweep'>, account: LocalAccount) {
    const { terms, wallet } = this.#parts
    const { chainId, contract, highestFee, gasHourLimit } = terms
    const { index, nonce, amount } = ask
    const fees = readFees(ask.maxFeePerGas, ask.maxPriorityFeePerGas, highestFee)
    const topUpFees = readFees(ask.topUpFeePerGas, ask.maxPriorityFeePerGas, highestFee)
    const gas = SWEEP_GAS * fees.maxFeePerGas
    const missing = gas - BigInt(ask.coins)
    const cost = gas + (missing > 0n ? COIN_GAS * topUpFees.maxFeePerGas : 0n)
    if (this.#spent() + cost > gasHourLimit) throw new Refused('gas_limit')
    const address = account.address.toLowerCase() as Hex
    const topUp = missing > 0n ? await this.#signTopUp(address, missing, topUpFees) : WITHOUT_TOP_UP
    const to = wallet.hot.address.toLowerCase() as Hex
    const transfer = { chainId, contract, to, amount: BigInt(amount), nonce, gas: SWEEP_GAS, ...fees }
    const signed = await signTransfer(account, transfer)
    return { index, address, nonce, amount, ...signed, gas: String(gas), ...topUp, cost: String(cost) }
  }

  async #signTopUp(to: Hex, value: bigint, fees: Fees): Promise<TopUpColumns> {
    const { terms, wallet, ledger } = this.#parts
    const topUpNonce = ledger.nextNonce
    const coins = { chainId: terms.chainId, to, value, nonce: topUpNonce }
    const { raw, transaction } = await signCoins(wallet.gas, coins, fees)
    return { topUpNonce, topUpTransaction: transaction, topUpRaw: raw, topUpAmount: String(value) }
  }

  #told(row: SweepRow): SignedSweep {
    const { index, address, nonce, amount, transaction, raw, gas, signedAt } = row
    const topUp = row.topUpNonce === NO_TOP_UP ? null : topUpIn(row)
    const before = this.#parts.ledger.before(row)
    const previous = before ? summaryOf(before) : null
    return { index, address, nonce, amount, transaction, raw, gas, topUp, signedAt, previous }
  }

  /** Within an hour, in wei. */
  #spent(): bigint {
    const { ledger, freshness } = this.#parts
    const spent = ledger.rows.map(({ cost: amount, logTime, signedAt }) => ({ amount, logTime, signedAt }))
    return signedLately(spent, freshness.now).hour
  }
}

function topUpIn({ topUpNonce, topUpTransaction, topUpRaw, topUpAmount }: SweepRow): SignedTopUp {
  return { nonce: topUpNonce, transaction: topUpTransaction, raw: topUpRaw, amount: topUpAmount }
}

function summaryOf({ address, amount, transaction, signedAt }: SweepRow): SweepSummary {
  return { address, amount, transaction, signedAt }
}
