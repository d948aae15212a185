import { ASSET } from '../ledger/assets.ts'
import { CHAIN, OWNER } from '../ledger/fields.ts'
import { define, type RecordOf } from '../shape/definition.ts'
import { amount, id, text, timestamp } from '../shape/kinds.ts'
import { WITHDRAWAL_KIND } from './commands.ts'
import { WITHDRAWAL_STATE } from './states.ts'

export const PayoutAddressAdded = define(125, 'PayoutAddressAdded', 'An address was added to the book.', {
  id: id(),
  owner: OWNER,
  asset: ASSET,
  chain: CHAIN,
  address: text(),
  usableFrom: timestamp(),
})
export type PayoutAddressAdded = RecordOf<typeof PayoutAddressAdded>

export const PayoutAddressRemoved = define(126, 'PayoutAddressRemoved', 'An address was removed from the book.', {
  id: id(),
  owner: OWNER,
})
export type PayoutAddressRemoved = RecordOf<typeof PayoutAddressRemoved>

export const WithdrawalRequested = define(127, 'WithdrawalRequested', 'A withdrawal was asked for.', {
  withdrawal: id(),
  owner: OWNER,
  kind: WITHDRAWAL_KIND,
  asset: ASSET,
  amount: amount(),
  fee: amount(),
  target: id(0),
  /** The payee's address; bank: the digest of the payee's details. */
  destination: text(),
})
export type WithdrawalRequested = RecordOf<typeof WithdrawalRequested>

/**
 * A step of a withdrawal. `transaction` and `block` from `signed` on; `reference` of a bank's payment. `signed` again for each
 * version of the payment at a higher fee; at the end `transaction` is the version that the chain took.
 */
export const WithdrawalMoved = define(128, 'WithdrawalMoved', 'A withdrawal went on.', {
  withdrawal: id(),
  owner: OWNER,
  state: WITHDRAWAL_STATE,
  transaction: text(),
  block: id(0),
  reference: text(),
})
export type WithdrawalMoved = RecordOf<typeof WithdrawalMoved>
