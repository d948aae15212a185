import { type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { FUNDS } from '../ledger/accounts.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { availableIn } from '../ledger/freeIn.ts'
import { issueCost } from './coinFormulas.ts'
import { coinAsset } from './coinMoney.ts'
import { nextCoinDue } from './due.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import { coinsIn, moneyIn, type Offering } from './offering.ts'
import { isUnderReview } from './subscription.ts'

/** I5: the price of subscriptions under review, and allocated coins that are locked. */
export function heldBySubscriptions(state: NewCoinsState, owner: OwnerId, wallet: number, asset: number): Amount {
  if (wallet !== FUNDS) return 0n
  const { subscriptions, offerings } = state.newCoins
  let sum = 0n
  for (const subscription of subscriptions.ofOwner(owner)) {
    const offering = offerings.get(subscription.coin)
    if (isUnderReview(subscription)) sum += asset === withdrawalAsset(state) ? subscription.cost : 0n
    else if (offering && coinAsset(state, offering) === asset) sum += subscription.allocated
  }
  return sum
}

/**
 * I29: the offering account holds, to the unit, the coins that came in and no customer has, and the money paid for allocated coins
 * and neither given back nor passed on; before the listing nothing is passed on; and nothing that was due has not happened.
 */
export function checkNewCoins(state: NewCoinsState): void {
  const expected = new Map<number, Amount>()
  const add = (asset: number, amount: Amount) => expected.set(asset, (expected.get(asset) ?? 0n) + amount)
  for (const offering of state.newCoins.offerings.values()) {
    checkOffering(state, offering)
    add(coinAsset(state, offering), coinsIn(offering))
    add(withdrawalAsset(state), moneyIn(offering))
  }
  state.assets.forEach(({ code }, asset) => {
    const there = availableIn(state, SYSTEM_OWNERS.offering, FUNDS, asset)
    const kept = expected.get(asset) ?? 0n
    if (there !== kept)
      throw new InvariantBroken('I29', `the offering account has ${there} ${code}, and ${kept} is its own`)
  })
  const due = nextCoinDue(state)
  if (!state.clockStopped && due !== 0 && due <= state.time)
    throw new InvariantBroken('I29', `what was due at ${due} has not happened at ${state.time}`)
}

function checkOffering({ newCoins }: NewCoinsState, offering: Offering): void {
  const { offer, allocated, proceeds, paidOut, listedAt } = offering
  let [coins, money] = [0n, 0n]
  for (const subscription of newCoins.subscriptions.passed(offer.terms.coin)) {
    coins += subscription.allocated
    money += subscription.paid
    if (subscription.paid !== issueCost(subscription.allocated, offer.issue))
      throw new InvariantBroken('I29', `subscription ${subscription.id} paid ${subscription.paid}`)
  }
  const isWhole = listedAt > 0 ? coins <= allocated : coins === allocated && money === proceeds && paidOut === 0n
  if (!isWhole || allocated > offer.volume || paidOut > proceeds)
    throw new InvariantBroken('I29', `of coin ${offer.terms.coin} ${allocated} were allocated for ${proceeds}`)
}
