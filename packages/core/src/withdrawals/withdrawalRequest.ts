import type { RequestWithdrawal } from '@touchstone/protocol'

/** The fields that a withdrawal is judged by. */
export type WithdrawalRequest = Pick<RequestWithdrawal, 'kind' | 'asset' | 'amount' | 'target'>
