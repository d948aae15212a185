import type { SweepState, SweepWait } from '@touchstone/protocol/admin'
import {
  COIN_GAS,
  type SignedSweep,
  type SignerLimit,
  type SignerStatus,
  SWEEP_GAS,
  type SweepSummary,
} from '@touchstone/protocol/signer'
import type { Amount, Timestamp } from '@touchstone/quantities'
import type { CustodyBalance } from '../custody/reconciliation.ts'
import type { SweepFees } from '../payoutChain.ts'
import { RoundWorker } from '../roundWorker.ts'
import { type SignerPort, SignerRefused } from '../signerClient.ts'
import type { AddressStand, GasWalletStand, SweepChain } from './sweepChain.ts'

/** Customers' deposit addresses with their balances and numbers. All in lower case. */
export interface DepositPlaces {
  /** Extended public key that they follow from. */
  readonly key: string
  /** Balance of each address at the last reconciliation. */
  held(): readonly CustodyBalance[]
  /** Number of the address; undefined: not a deposit address. */
  indexOf(address: string): number | undefined
  /** Wei on an address that a customer sent by mistake. */
  coinsAside(address: string): Promise<bigint>
}

export interface ConsolidationParts {
  readonly signer: SignerPort
  readonly chain: SweepChain
  readonly places: DepositPlaces
  readonly core: { readonly sequence: number }
  /** Smallest balance that is moved; 0: none is. */
  readonly least: Amount
  /** Wei for a unit of gas: above it everything waits. */
  readonly highestFee: bigint
  /** Why no money may move now; undefined: it may. */
  readonly paused: () => Extract<SweepWait, 'custody' | 'chain'> | undefined
  /** Called before a transaction leaves that wallet. */
  readonly onGasWallet: (address: string) => void
  readonly now: () => Timestamp
  readonly pollMs: number
  readonly onProblem: (problem: string) => void
}

export interface WaitingDeposit {
  readonly address: string
  readonly amount: Amount
  readonly reason: SweepWait
}

export interface ConsolidationStatus {
  /** The trouble in words, '' without any. */
  readonly trouble: string
  readonly waiting: readonly WaitingDeposit[]
  /** Newest first. */
  readonly latest: readonly (SweepSummary & { readonly state: SweepState })[]
  readonly count: number
  readonly gasWallet: string
  /** Wei. */
  readonly gas: bigint
  readonly hour: SignerLimit | undefined
}

/** The facts that a round gathers before it handles the addresses. */
interface Round {
  readonly told: SignerStatus
  readonly wallet: GasWalletStand
  readonly fees: SweepFees
}

/** Addresses that are looked at in one round. */
const AT_ONCE = 20
const TOP_UPS_AT_ONCE = 20
/** Rounds with nothing to move after which the chain is looked at all the same. */
const RESTED_ROUNDS = 10
const TRIED_AGAIN_MS = 24 * 3_600_000
const OUTCOMES_KEPT = 1_000

/**
 * Brings deposits together in the hot wallet: looks at tokens that lie deep enough on deposit addresses, has the signer sign
 * the sweep and the gas for it, and gives both to the chain as often as it takes. The next step follows from the chain and
 * the signer's ledger
 * (one sweep for a nonce of the address, the same bytes for ever), so it keeps nothing and may be killed between any two steps.
 * Payments share neither nonce nor turn nor connection with it.
 */
export class ConsolidationWorker extends RoundWorker {
  readonly #parts: ConsolidationParts
  /** Receipts that can change no more, by transaction: spares the node questions. */
  readonly #outcomes = new Map<string, SweepState>()
  /** Rounds since the chain was looked at. */
  #rested = RESTED_ROUNDS
  #topUpsLeft = false
  #status: ConsolidationStatus = {
    trouble: '',
    waiting: [],
    latest: [],
    count: 0,
    gasWallet: '',
    gas: 0n,
    hour: undefined,
  }

  constructor(parts: ConsolidationParts) {
    super(parts)
    this.#parts = parts
  }

  get status(): ConsolidationStatus {
    return this.#status
  }

  /** Every deposit address that holds enough one step further. */
  protected async round(): Promise<void> {
    const { signer, chain, onGasWallet } = this.#parts
    const told = await this.try(() => signer.ask('status', {}))
    if (told) onGasWallet(told.sweeps.gasWallet)
    const isFit = told !== undefined && this.#isFit(told)
    const candidates = this.#candidates()
    const looks = candidates.length > 0 || this.#mayMove(told)
    const wallet = told && looks ? await this.try(() => chain.gasWallet(told.sweeps.gasWallet)) : undefined
    const fees = wallet && (await this.try(() => chain.sweepFees()))
    const round = told && wallet && fees && { told, wallet, fees }
    if (!looks) this.#rested++
    const waiting: WaitingDeposit[] = []
    const reason = told ? this.#pausedFor(round, isFit) : 'signer'
    if (reason === undefined && round) await this.try(() => this.#sendTopUps(round))
    if (round) this.#looked(round)
    for (const [place, { address, balance: amount }] of candidates.entries()) {
      const turn = place < AT_ONCE ? undefined : 'turn'
      const next = reason ?? turn ?? (round && (await this.try(() => this.#move(address, round))))
      waiting.push({ address, amount, reason: next ?? 'trouble' })
    }
    const latest = told && (await this.try(() => this.#latest(told)))
    const before = this.#status
    this.#status = {
      trouble: this.trouble,
      waiting,
      latest: latest ?? before.latest,
      count: told?.sweeps.count ?? before.count,
      gasWallet: told?.sweeps.gasWallet ?? before.gasWallet,
      gas: wallet?.coins ?? before.gas,
      hour: told?.sweeps.hour ?? before.hour,
    }
  }

  /** The largest first. */
  #candidates(): readonly CustodyBalance[] {
    const { places, least } = this.#parts
    if (least === 0n) return []
    const enough = places.held().filter(({ balance }) => balance >= least)
    return enough.sort((one, other) => (one.balance < other.balance ? 1 : -1))
  }

  /** Without a deposit to move the chain is looked at only now and then, or while a top-up is on its way. */
  #mayMove(told: SignerStatus | undefined): boolean {
    const isNew = told?.sweeps.count !== this.#status.count
    return isNew || this.#topUpsLeft || this.#rested >= RESTED_ROUNDS
  }

  #looked({ told, wallet }: Round): void {
    this.#rested = 0
    this.#topUpsLeft = wallet.used < told.sweeps.nextNonce
  }

  #isFit({ broken, depositKey }: SignerStatus): boolean {
    if (broken !== '') this.note(`the signer stopped: ${broken}`)
    const isOther = depositKey !== this.#parts.places.key
    if (isOther) this.note('the signer has another seed than the deposit addresses')
    return broken === '' && !isOther
  }

  #pausedFor(round: Round | undefined, isFit: boolean): SweepWait | undefined {
    const { highestFee, paused } = this.#parts
    if (!round) return 'trouble'
    if (!isFit) return 'signer'
    return paused() ?? (BigInt(round.fees.maxFeePerGas) > highestFee ? 'fee' : undefined)
  }

  /** A signed top-up has to be in a block before later ones can be, also when its sweep needs no gas any more. */
  async #sendTopUps({ told, wallet }: Round): Promise<void> {
    const { signer, chain } = this.#parts
    const end = Math.min(told.sweeps.nextNonce, wallet.used + TOP_UPS_AT_ONCE)
    for (let nonce = wallet.used; nonce < end; nonce++) {
      const { raw, transaction } = await signer.ask('topUp', { nonce })
      await chain.broadcast(raw, transaction)
    }
  }

  async #move(address: string, round: Round): Promise<SweepWait> {
    const { chain, least } = this.#parts
    const stand = await chain.stand(address)
    if (stand.used !== stand.usedDeep) return 'confirming'
    if (stand.balanceDeep < least) return 'depth'
    if (!canPay(stand, round)) return 'gas_wallet'
    const sweep = await this.#sweepOf(address, stand, round)
    if (sweep === 'limit') return sweep
    const before = sweep.previous && (await this.#stateOf(sweep.previous, round.told))
    if (before === 'confirming') return 'confirming'
    if (before === 'failed' && this.#parts.now() - sweep.signedAt < TRIED_AGAIN_MS) return 'failed'
    if (stand.balance < BigInt(sweep.amount)) return 'short'
    if (stand.coins < BigInt(sweep.gas)) return 'gas'
    await chain.broadcast(sweep.raw, sweep.transaction)
    return 'sent'
  }

  /** The sweep with the address's next nonce: signed now, or earlier. */
  async #sweepOf(address: string, stand: AddressStand, { fees }: Round): Promise<SignedSweep | 'limit'> {
    const { signer, places, core } = this.#parts
    const index = places.indexOf(address)
    if (index === undefined) throw new Error(`${address} is no deposit address`)
    const own = stand.coins - (await places.coinsAside(address))
    try {
      const sweep = await signer.ask('sweep', {
        index,
        nonce: stand.used,
        amount: String(stand.balanceDeep),
        coins: String(own > 0n ? own : 0n),
        sequence: core.sequence,
        ...fees,
      })
      if (sweep.address !== address) throw new Error(`the signer’s deposit address ${index} is another`)
      return sweep
    } catch (error) {
      if (error instanceof SignerRefused && error.code === 'gas_limit') return 'limit'
      throw error
    }
  }

  async #latest(told: SignerStatus): Promise<ConsolidationStatus['latest']> {
    const latest: (SweepSummary & { state: SweepState })[] = []
    for (const sweep of told.sweeps.latest) latest.push({ ...sweep, state: await this.#stateOf(sweep, told) })
    return latest
  }

  async #stateOf(sweep: SweepSummary, { hotWallet: to, contract }: SignerStatus): Promise<SweepState> {
    const { transaction, address: from, amount } = sweep
    const known = this.#outcomes.get(transaction)
    if (known) return known
    const { kind } = await this.#parts.chain.outcome({ transaction, contract, from, to, amount: BigInt(amount) })
    if (kind === 'missing') return 'signed'
    if (kind === 'waiting') return 'confirming'
    const state = kind === 'paid' ? 'done' : 'failed'
    if (this.#outcomes.size >= OUTCOMES_KEPT) this.#outcomes.clear()
    this.#outcomes.set(transaction, state)
    return state
  }
}

/** Whether the address, or else the gas wallet, has enough gas at today's price. */
function canPay({ coins }: AddressStand, { wallet, fees }: Round): boolean {
  const gas = SWEEP_GAS * BigInt(fees.maxFeePerGas)
  return coins >= gas || wallet.coins >= gas + COIN_GAS * BigInt(fees.topUpFeePerGas)
}
