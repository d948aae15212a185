import type { CommandOf } from '../customers/customerCommand.ts'
import { define } from '../shape/definition.ts'
import { id, text } from '../shape/kinds.ts'

const WITHDRAWAL = { withdrawal: id() }

/** Operators: review has started, so that the customer can no longer take it back. */
export const TakeWithdrawal = define(130, 'TakeWithdrawal', 'Operators start to review a withdrawal.', WITHDRAWAL)
export type TakeWithdrawal = CommandOf<typeof TakeWithdrawal>

/** Operators: it may be paid. */
export const ApproveWithdrawal = define(
  131,
  'ApproveWithdrawal',
  'Operators say that a withdrawal may be paid.',
  WITHDRAWAL,
)
export type ApproveWithdrawal = CommandOf<typeof ApproveWithdrawal>

/** Operators: it is not paid; the whole amount is free again. */
export const RefuseWithdrawal = define(
  132,
  'RefuseWithdrawal',
  'Operators refuse a withdrawal; the amount is free again.',
  WITHDRAWAL,
)
export type RefuseWithdrawal = CommandOf<typeof RefuseWithdrawal>

/** Operators: the bank has paid an approved bank withdrawal. `reference` is the bank's, used once for ever. */
export const PayBankWithdrawal = define(
  133,
  'PayBankWithdrawal',
  'Operators say that the bank has paid a withdrawal.',
  {
    ...WITHDRAWAL,
    reference: text(1),
  },
)
export type PayBankWithdrawal = CommandOf<typeof PayBankWithdrawal>
