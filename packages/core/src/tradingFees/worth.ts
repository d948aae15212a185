import type { Amount } from '@touchstone/quantities'
import { withdrawalAsset } from '../ledger/currency.ts'
import { coinsValue, coinsValueUp } from '../markets/coinsValue.ts'
import type { TradingFeesState } from './tradingFeesState.ts'

/** What an amount of an asset (place in the genesis list) is worth by its index price, in the withdrawal asset; undefined without one. */
function worthBy(
  state: TradingFeesState,
  asset: number,
  amount: Amount,
  valued: typeof coinsValue,
): Amount | undefined {
  const currency = withdrawalAsset(state)
  if (asset === currency) return amount
  const market = state.tradingFees.pricedBy(asset, () =>
    state.markets.find(({ base, quote }) => base === asset && quote === currency),
  )
  return market && market.indexPrice > 0 ? valued(market, amount, market.indexPrice) : undefined
}

/** The worth of a fee, rounded down. A coin without an index price counts nothing: anybody can make its last price. REW-2. */
export function worthOf(state: TradingFeesState, asset: number, amount: Amount): Amount {
  return worthBy(state, asset, amount, coinsValue) ?? 0n
}

/** The worth of a reward, rounded up. */
export function costOf(state: TradingFeesState, asset: number, amount: Amount): Amount | undefined {
  return worthBy(state, asset, amount, coinsValueUp)
}
