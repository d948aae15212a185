import type { Amount } from '@touchstone/quantities'
import { withdrawalAsset } from '../ledger/currency.ts'
import { coinsValue, coinsValueUp } from '../markets/coinsValue.ts'
import type { TradingFeesState } from './tradingFeesState.ts'

/** The value of an amount of an asset (place in the genesis list) by its index price, in the withdrawal asset; undefined without one. */
function valueBy(
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

/** The value of a fee, rounded down. A coin without an index price counts nothing: anybody can make its last price. REW-2. */
export function feeValue(state: TradingFeesState, asset: number, amount: Amount): Amount {
  return valueBy(state, asset, amount, coinsValue) ?? 0n
}

/** The value of a reward, rounded up. */
export function rewardValue(state: TradingFeesState, asset: number, amount: Amount): Amount | undefined {
  return valueBy(state, asset, amount, coinsValueUp)
}
