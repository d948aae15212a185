import type { OwnerId } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import type { ProductWorkload, Proposal } from '../productWorkload.ts'

export const PURCHASES: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({ payments: { share: 53, next: (_core, owner) => credit(draws, owner) } }),
}

function credit(draws: Draws, owner: OwnerId): Proposal {
  const { random } = draws
  const value = BigInt(random.between(1, 900_000_000))
  const reference = draws.bankLine()
  return [{ type: 'CreditPurchase', owner, asset: random.pick([1, 1, 2]), amount: value, value, reference }, 'treasury']
}
