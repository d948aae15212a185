import { type OwnerId, WALLET_NUMBERS } from '@touchstone/protocol'
import { type Amount, divideDown } from '@touchstone/quantities'
import { withdrawalAsset } from '../ledger/currency.ts'
import type { Market } from '../markets/market.ts'
import type { LotsState } from './lotsState.ts'

/**
 * What a customer still has, in the withdrawal asset: all wallets, what orders, positions and options hold included, other
 * coins at their index price (the last one traded at when there is none); without what is on its way out. LOT-3.
 */
export function ownedValueOf(state: LotsState, owner: OwnerId): Amount {
  const currency = withdrawalAsset(state)
  let sum = ownedOf(state, owner, currency)
  for (const market of state.markets) {
    if (market.quote === currency) sum += coinsValue(market, ownedOf(state, owner, market.base))
  }
  for (const leaving of state.asked.leaving) sum -= leaving(state, owner)
  return sum
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

/** Rounded down. */
function coinsValue({ units, indexPrice, lastPrice }: Market, amount: Amount): Amount {
  return divideDown(amount * BigInt(indexPrice || lastPrice) * units.quantum, units.lotUnits)
}
