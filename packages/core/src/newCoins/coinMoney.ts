import { SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { AVAILABLE, FUNDS, HELD } from '../ledger/accounts.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { release } from '../ledger/holds.ts'
import type { NewCoinsState } from './newCoinsState.ts'
import type { Offering } from './offering.ts'
import {
  OFFERING_FUNDED,
  OFFERING_PAID_OUT,
  SUBSCRIPTION_COINS,
  SUBSCRIPTION_PAID,
  SUBSCRIPTION_RETURNED,
} from './reasons.ts'
import type { Subscription } from './subscription.ts'

/** The asset of the coin on offer, by its place in the list of assets. */
export function coinAsset(state: NewCoinsState, { offer }: Offering): number {
  return assetIndex(state, offer.terms.asset)
}

/** Coins on offer come in from outside. COIN-2. */
export function bringIn(state: NewCoinsState, offering: Offering, amount: Amount): void {
  const { external, coins } = cellsOf(state, offering)
  state.journal.post(external.coins, coins, amount, OFFERING_FUNDED, offering.offer.terms.coin)
}

/** The price of the allocated coins is paid, the rest of the held money is free, and the coins are held. COIN-5, COIN-6. */
export function payAllocated(state: NewCoinsState, offering: Offering, subscription: Subscription): void {
  const { owner, id, allocated, paid, cost } = subscription
  const { coins, money } = cellsOf(state, offering)
  const currency = withdrawalAsset(state)
  state.journal.post(state.accounts.cell(owner, FUNDS, currency, HELD), money, paid, SUBSCRIPTION_PAID, id)
  release(state, owner, currency, cost - paid, id)
  const held = state.accounts.cell(owner, FUNDS, coinAsset(state, offering), HELD)
  state.journal.post(coins, held, allocated, SUBSCRIPTION_COINS, id)
}

/** All that was held for a subscription that was not passed is free. COIN-5. */
export function giveBackCost(state: NewCoinsState, { owner, id, cost }: Subscription): void {
  release(state, owner, withdrawalAsset(state), cost, id)
}

/** The lock-up has ended. COIN-7. */
export function freeCoins(state: NewCoinsState, offering: Offering, { owner, id, allocated }: Subscription): void {
  release(state, owner, coinAsset(state, offering), allocated, id)
}

/** Coins go back for the price paid for them. COIN-8. */
export function takeBackCoins(state: NewCoinsState, offering: Offering, subscription: Subscription): void {
  const { owner, id, allocated, paid } = subscription
  const { coins, money } = cellsOf(state, offering)
  const held = state.accounts.cell(owner, FUNDS, coinAsset(state, offering), HELD)
  state.journal.post(held, coins, allocated, SUBSCRIPTION_RETURNED, id)
  const free = state.accounts.cell(owner, FUNDS, withdrawalAsset(state), AVAILABLE)
  state.journal.post(money, free, paid, SUBSCRIPTION_RETURNED, id)
}

/** To the issuer. COIN-9. */
export function payOut(state: NewCoinsState, offering: Offering, what: 'coins' | 'money', amount: Amount): void {
  const cells = cellsOf(state, offering)
  state.journal.post(cells[what], cells.external[what], amount, OFFERING_PAID_OUT, offering.offer.terms.coin)
}

function cellsOf(state: NewCoinsState, offering: Offering) {
  const asset = coinAsset(state, offering)
  const currency = withdrawalAsset(state)
  const cell = (owner: number, of: number) => state.accounts.cell(owner, FUNDS, of, AVAILABLE)
  const { external, offering: account } = SYSTEM_OWNERS
  return {
    external: { coins: cell(external, asset), money: cell(external, currency) },
    coins: cell(account, asset),
    money: cell(account, currency),
  }
}
