import type { CommandOf } from '../customers/customerCommand.ts'
import { ASSET } from '../ledger/assets.ts'
import { CHAIN, OWNER } from '../ledger/fields.ts'
import { define } from '../shape/definition.ts'
import { amount, id, text } from '../shape/kinds.ts'

/**
 * A transfer seen on a chain, with enough confirmations, read again from the canonical chain. Once per (chain, token,
 * transaction, logIndex), for ever. Sent by the platform's watcher; there is no other way to credit a deposit.
 */
export const CreditDeposit = define(70, 'CreditDeposit', 'A transfer on a chain is credited to a customer.', {
  owner: OWNER,
  asset: ASSET,
  amount: amount(1n),
  chain: CHAIN,
  /** Address of the contract of the token: lower-case hex with 0x, as transaction, from and to are. */
  token: text(1),
  transaction: text(1),
  logIndex: id(0),
  block: id(0),
  from: text(1),
  to: text(1),
})
export type CreditDeposit = CommandOf<typeof CreditDeposit>
