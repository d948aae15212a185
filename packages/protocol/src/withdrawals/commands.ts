import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { ASSET } from '../ledger/assets.ts'
import { CHAIN } from '../ledger/fields.ts'
import { define } from '../shape/definition.ts'
import { amount, id, text, word } from '../shape/kinds.ts'

/** An address book entry and a withdrawal: each numbered from 1 over the whole log, never reused. */
export type PayoutAddressId = number
export type WithdrawalId = number

/** The way of a withdrawal: to an address of the book, by bank, or an untraded deposit back to its sender. */
const WITHDRAWAL_KINDS = { chain: 0, bank: 1, return: 2 } as const
export type WithdrawalKind = keyof typeof WITHDRAWAL_KINDS
export const WITHDRAWAL_KIND = word(WITHDRAWAL_KINDS)

/** A customer adds a payout address. Its label is kept outside the core. */
export const AddPayoutAddress = defineCustomerCommand(
  80,
  'AddPayoutAddress',
  'A customer adds an address to be paid at.',
  {
    asset: ASSET,
    chain: CHAIN,
    /** Lower-case hex with 0x. */
    address: text(1),
  },
)
export type AddPayoutAddress = CommandOf<typeof AddPayoutAddress>

export const RemovePayoutAddress = defineCustomerCommand(
  81,
  'RemovePayoutAddress',
  'A customer removes an address from the book.',
  {
    address: id(),
  },
)
export type RemovePayoutAddress = CommandOf<typeof RemovePayoutAddress>

/** Sets the amount aside. `fee` is the fee the customer was shown: another fee is refused. */
export const RequestWithdrawal = defineCustomerCommand(
  82,
  'RequestWithdrawal',
  'A customer asks for a withdrawal; the amount is set aside.',
  {
    kind: WITHDRAWAL_KIND,
    asset: ASSET,
    /** Fee inside. */
    amount: amount(1n),
    fee: amount(),
    /** chain: a {@link PayoutAddressId}; return: a lot's number; bank: 0. */
    target: id(0),
    /** bank: SHA-256 (hex) of the payee's details, which are kept outside the log; else ''. */
    payee: text(),
  },
)
export type RequestWithdrawal = CommandOf<typeof RequestWithdrawal>

/** Possible until review starts. */
export const CancelWithdrawal = defineCustomerCommand(83, 'CancelWithdrawal', 'A customer takes a withdrawal back.', {
  withdrawal: id(),
})
export type CancelWithdrawal = CommandOf<typeof CancelWithdrawal>

/** The signer has made the transaction of an approved withdrawal. In the log before it is sent to the chain. */
export const SignWithdrawal = define(84, 'SignWithdrawal', 'The signer has made the transaction of a withdrawal.', {
  withdrawal: id(),
  nonce: id(0),
  transaction: text(1),
})
export type SignWithdrawal = CommandOf<typeof SignWithdrawal>

/**
 * The signer has made the same payment with the same nonce again, at a higher fee. In the log before it is sent to the chain, which
 * takes one of the versions.
 */
export const ReplacePayment = define(85, 'ReplacePayment', 'The signer has made a payment again at a higher fee.', {
  withdrawal: id(),
  transaction: text(1),
})
export type ReplacePayment = CommandOf<typeof ReplacePayment>

/** The chain's outcome of a withdrawal's transaction. */
const PAYMENT = { withdrawal: id(), transaction: text(1), block: id(0) }

/** The transaction is in the chain with enough confirmations: the money is gone. */
export const ConfirmWithdrawal = define(86, 'ConfirmWithdrawal', 'The chain has paid a withdrawal.', PAYMENT)
export type ConfirmWithdrawal = CommandOf<typeof ConfirmWithdrawal>

/** The chain took the transaction and refused its transfer, for good: the whole amount is free again. */
export const FailWithdrawal = define(87, 'FailWithdrawal', 'The chain has refused a withdrawal for good.', PAYMENT)
export type FailWithdrawal = CommandOf<typeof FailWithdrawal>
