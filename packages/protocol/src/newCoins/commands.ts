import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { amount, id } from '../shape/kinds.ts'
import { COIN } from './terms.ts'

/** A subscription, numbered from 1 over the whole log, never reused. */
export type SubscriptionId = number
export const SUBSCRIPTION = id()

/**
 * Asks for coins of an open offering. The price is held in the funds wallet, rounded up, until operators have decided. `terms`
 * is the version the customer was shown: another one is refused.
 */
export const SubscribeCoins = defineCustomerCommand(
  170,
  'SubscribeCoins',
  'A customer subscribes to a new coin on the terms shown.',
  {
    coin: COIN,
    /** Smallest units of the coin. */
    quantity: amount(1n),
    terms: id(),
  },
)
export type SubscribeCoins = CommandOf<typeof SubscribeCoins>

/** Gives allocated coins back at the issue price, when the coin was not listed by the moment of its terms. */
export const ReturnCoins = defineCustomerCommand(
  171,
  'ReturnCoins',
  'A customer gives coins back that were not listed in time.',
  { subscription: SUBSCRIPTION },
)
export type ReturnCoins = CommandOf<typeof ReturnCoins>
