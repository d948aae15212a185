import { type OwnerId, WALLET_NUMBERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { withdrawalAsset } from '../ledger/currency.ts'
import { coinsValue } from '../markets/coinsValue.ts'
import { debtOf } from './debt.ts'
import type { LotsState } from './lotsState.ts'

/**
 * The value of everything a customer has, in the withdrawal asset: all wallets, with the holds of orders, positions and options, other
 * coins at their index price (the last traded price where there is none, and the value that products give to coins that no market has
 * priced); less the money on its way out and the debt on loans. LOT-3.
 */
export function ownedValueOf(state: LotsState, owner: OwnerId): Amount {
  const currency = withdrawalAsset(state)
  let sum = ownedOf(state, owner, currency)
  for (const market of state.markets) {
    if (market.quote === currency)
      sum += coinsValue(market, ownedOf(state, owner, market.base), market.indexPrice || market.lastPrice)
  }
  state.assets.forEach((_, asset) => {
    if (asset !== currency && !isPriced(state, asset)) sum += unpricedValue(state, asset, ownedOf(state, owner, asset))
  })
  for (const leaving of state.asked.leaving) sum -= leaving(state, owner)
  return sum - debtOf(state, owner).owed
}

function ownedOf(state: LotsState, owner: OwnerId, asset: number): Amount {
  let sum = 0n
  for (const wallet of Object.values(WALLET_NUMBERS)) {
    const start = state.accounts.find(owner, wallet)
    if (start < 0) continue
    const cell = start + asset * 2
    sum += state.accounts.balance(cell) + state.accounts.balance(cell + 1)
  }
  return sum
}

/** Whether a market against the withdrawal asset has a price for it. */
function isPriced(state: LotsState, asset: number): boolean {
  const currency = withdrawalAsset(state)
  return state.markets.some(
    ({ base, quote, indexPrice, lastPrice }) =>
      base === asset && quote === currency && (indexPrice !== 0 || lastPrice !== 0),
  )
}

function unpricedValue(state: LotsState, asset: number, amount: Amount): Amount {
  return state.asked.unpricedValue.reduce((sum, valued) => sum + valued(state, asset, amount), 0n)
}
