import type { AssetId, PayIssuer, Reply, ReturnUnsold } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { payOut } from './coinMoney.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import { coinsIn, moneyIn, type Offering } from './offering.ts'

/** COIN-9 */
export function judgePayment(state: NewCoinsState, { coin, amount, evidence }: PayIssuer): Rejected | undefined {
  const offering = state.newCoins.offerings.get(coin)
  if (!offering) return refuse('unknown_offering')
  if (offering.listedAt === 0) return refuse('coin_not_listed')
  if (state.operators.evidence.has(evidence)) return refuse('already_done')
  return amount > moneyIn(offering) ? refuse('insufficient_balance') : undefined
}

/** Proceeds of the coin go to its issuer. The caller has judged it. COIN-9. */
export function payIssuer(state: NewCoinsState, { coin, amount, evidence }: PayIssuer): Reply {
  const offering = state.newCoins.offerings.get(coin)
  const asset = state.assets[withdrawalAsset(state)]
  if (!offering || !asset) return refuse('unknown_offering')
  state.operators.evidence.add(evidence)
  offering.paidOut += amount
  payOut(state, offering, 'money', amount)
  return told(state, offering, asset.id, amount, evidence)
}

/** COIN-9: after the end, when nobody waits; and before the listing only when nobody has any of the coins. */
export function judgeUnsold(state: NewCoinsState, { coin, evidence }: ReturnUnsold): Rejected | undefined {
  const offering = state.newCoins.offerings.get(coin)
  if (!offering) return refuse('unknown_offering')
  if (state.time < offering.offer.terms.closes) return refuse('subscription_open')
  if (state.newCoins.subscriptions.underReview(coin).size > 0) return refuse('subscriptions_waiting')
  if (offering.listedAt === 0 && offering.allocated > 0n) return refuse('coin_not_listed')
  if (state.operators.evidence.has(evidence)) return refuse('already_done')
  return coinsIn(offering) === 0n ? refuse('insufficient_balance') : undefined
}

/** Coins that nobody has go back to their issuer. The caller has judged it. COIN-9. */
export function returnUnsold(state: NewCoinsState, { coin, evidence }: ReturnUnsold): Reply {
  const offering = state.newCoins.offerings.get(coin)
  if (!offering) return refuse('unknown_offering')
  state.operators.evidence.add(evidence)
  const amount = coinsIn(offering)
  offering.unsoldReturned += amount
  payOut(state, offering, 'coins', amount)
  return told(state, offering, offering.offer.terms.asset, amount, evidence)
}

function told(state: NewCoinsState, { offer }: Offering, asset: AssetId, amount: Amount, evidence: string): Reply {
  state.emit({ type: 'OfferingPaidOut', coin: offer.terms.coin, asset, amount, evidence })
  return done()
}
