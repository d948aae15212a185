import type { RequestWithdrawal } from '@touchstone/protocol'

/** What a withdrawal is judged by. */
export type WithdrawalRequest = Pick<RequestWithdrawal, 'kind' | 'asset' | 'amount' | 'target'>
