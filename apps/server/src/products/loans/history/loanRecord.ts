import type { CallData } from '@touchstone/protocol'
import { OUTSIDE, type RecordRow } from '../../../records/recordPage.ts'

type Loan = CallData<'lendMylist'>['list'][number]

const FAILED: readonly Loan['state'][] = ['rejected', 'written_off']

/** The amount lent into funds, and the payments on the loan. */
export function loanRecord({ applyTime, currency, amount, paid, state, code }: Loan): RecordRow {
  return {
    time: applyTime,
    type: 'loan',
    from: OUTSIDE,
    currency,
    amount,
    to: 'funds',
    receivedCurrency: currency,
    received: paid,
    state: FAILED.includes(state) ? 'failed' : state === 'repaid' ? 'success' : 'pending',
    id: code,
  }
}
