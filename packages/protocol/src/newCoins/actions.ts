import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { amount, fields, flag, text } from '../shape/kinds.ts'
import { SUBSCRIPTION } from './commands.ts'
import { COIN, OFFERING_TERMS_FIELDS } from './terms.ts'

/** Once there are subscriptions, price, volume, way and lock-up stay as they are, and the listing only moves to a later moment. */
export const SetOffering = define(172, 'SetOffering', 'Operators offer a new coin, or change what is said of it.', {
  terms: fields(OFFERING_TERMS_FIELDS),
})
export type SetOffering = CommandOf<typeof SetOffering>

/** Brings the coins on offer in from outside. `evidence` names the proof (a transaction, a contract) and is used once. */
export const FundOffering = define(173, 'FundOffering', 'The coins on offer come in.', {
  coin: COIN,
  /** Smallest units of the coin. */
  amount: amount(1n),
  evidence: text(1),
})
export type FundOffering = CommandOf<typeof FundOffering>

/** One subscription of an offering by review: passed as a whole or not passed. */
export const DecideSubscription = define(174, 'DecideSubscription', 'Operators decide on one subscription.', {
  subscription: SUBSCRIPTION,
  passed: flag(),
  /** The reason for the customer, when it is not passed. */
  reason: text(),
})
export type DecideSubscription = CommandOf<typeof DecideSubscription>

/** All subscriptions of an offering pro rata, after its end. The shares are `proRata` of the core's formulas. */
export const AllocateOffering = define(175, 'AllocateOffering', 'Operators allocate the coins on offer pro rata.', {
  coin: COIN,
})
export type AllocateOffering = CommandOf<typeof AllocateOffering>

/** Proceeds of allocated coins go to the issuer: after the listing, never before. */
export const PayIssuer = define(176, 'PayIssuer', 'Proceeds of a listed coin go to its issuer.', {
  coin: COIN,
  /** In the withdrawal asset. */
  amount: amount(1n),
  evidence: text(1),
})
export type PayIssuer = CommandOf<typeof PayIssuer>

/** All coins that were not allocated go back to the issuer. */
export const ReturnUnsold = define(177, 'ReturnUnsold', 'Coins on offer that nobody has go back to their issuer.', {
  coin: COIN,
  evidence: text(1),
})
export type ReturnUnsold = CommandOf<typeof ReturnUnsold>
