import type { WithdrawalId } from '@touchstone/protocol'
import type { SignedUpon } from '../follow/logFreshness.ts'
import { type Chained, chainedLines } from './chainedLines.ts'

/**
 * A signed payment, and the place in the log it was signed upon. Written before anyone hears of it. `discard` takes the nonce of a
 * payment whose withdrawal ended before the payment was in the log: nothing, sent to the wallet itself. A further line of the same kind for the same
 * withdrawal is the same at a higher fee.
 */
export interface PaymentRow extends SignedUpon {
  readonly kind: 'payment' | 'discard'
  readonly withdrawal: WithdrawalId
  readonly nonce: number
  /** Lower-case hex with 0x; so are `transaction` and `raw`. */
  readonly to: string
  /** Units of the token, decimal. */
  readonly amount: string
  readonly transaction: string
  readonly raw: string
}

export type LedgerRow = Chained<PaymentRow>

export const PAYMENT_LINES = chainedLines<PaymentRow>({
  all: [
    'kind',
    'withdrawal',
    'nonce',
    'to',
    'amount',
    'transaction',
    'raw',
    'sequence',
    'chainHash',
    'logTime',
    'signedAt',
  ],
  numbers: ['withdrawal', 'nonce', 'sequence', 'logTime', 'signedAt'],
})
