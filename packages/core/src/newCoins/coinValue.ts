import type { Amount } from '@touchstone/quantities'
import { issueValue } from './coinFormulas.ts'
import { coinAsset } from './coinMoney.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import type { Offer } from './offering.ts'

/** The value of coins that no market has priced: their issue price, of the last offering of that asset. LOT-3. */
export function coinValue(state: NewCoinsState, asset: number, amount: Amount): Amount {
  let last: Offer | undefined
  for (const offering of state.newCoins.offerings.values())
    if (coinAsset(state, offering) === asset) last = offering.offer
  return last ? issueValue(amount, last.issue) : 0n
}
