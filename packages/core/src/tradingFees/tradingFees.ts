import type { OwnerId } from '@touchstone/protocol'
import { type Amount, MAX_AMOUNT, smaller } from '@touchstone/quantities'
import type { Market } from '../markets/market.ts'

/** One customer's trades, turnover and fees since counting began. */
export interface Traded {
  /** In the withdrawal asset, each fee at its value when it was paid. */
  feesPaid: Amount
  turnover: Amount
  /** Fills and settled options. */
  trades: number
  /** Fees by asset (place in the genesis list), in its own units. */
  readonly fees: Map<number, Amount>
}

const NOTHING: Readonly<Traded> = { feesPaid: 0n, turnover: 0n, trades: 0, fees: new Map() }

/** The trading fees that customers have paid. None are counted before there are reward terms. REW-2. */
export class TradingFees {
  isCounting = false
  readonly #byOwner = new Map<OwnerId, Traded>()
  /** By asset: where it is priced in the withdrawal asset. Found once, for a market never goes. */
  readonly #pricedBy = new Map<number, Market>()

  /** In order of their first trades. */
  all(): ReadonlyMap<OwnerId, Readonly<Traded>> {
    return this.#byOwner
  }

  of(owner: OwnerId): Readonly<Traded> {
    return this.#byOwner.get(owner) ?? NOTHING
  }

  restore(owner: OwnerId, traded: Traded): void {
    this.#byOwner.set(owner, traded)
  }

  /** `value` and `turnover` in the withdrawal asset. */
  add(owner: OwnerId, asset: number, fee: Amount, value: Amount, turnover: Amount): void {
    const traded = this.#byOwner.get(owner) ?? { ...NOTHING, fees: new Map<number, Amount>() }
    traded.feesPaid = smaller(traded.feesPaid + value, MAX_AMOUNT)
    traded.turnover = smaller(traded.turnover + turnover, MAX_AMOUNT)
    traded.trades++
    if (fee > 0n) traded.fees.set(asset, smaller((traded.fees.get(asset) ?? 0n) + fee, MAX_AMOUNT))
    this.#byOwner.set(owner, traded)
  }

  /** The market of an asset in the withdrawal asset, `find` says which. */
  pricedBy(asset: number, find: () => Market | undefined): Market | undefined {
    const known = this.#pricedBy.get(asset)
    if (known) return known
    const market = find()
    if (market) this.#pricedBy.set(asset, market)
    return market
  }
}
