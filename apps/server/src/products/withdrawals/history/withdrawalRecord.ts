import type { CallData } from '@touchstone/protocol'
import { OUTSIDE, type RecordRow } from '../../../records/recordPage.ts'

const WITHDRAWAL_STATES = { pending: 'pending', processing: 'pending', success: 'success', failed: 'failed' } as const

/** The fee is inside the amount: less arrives than left. */
export function withdrawalRecord(row: CallData<'getWithdrawList'>['list'][number]): RecordRow {
  const { time, currency, amount, receive, status, id } = row
  return {
    time,
    type: 'withdrawal',
    from: 'funds',
    currency,
    amount,
    to: OUTSIDE,
    receivedCurrency: currency,
    received: receive,
    state: WITHDRAWAL_STATES[status],
    id,
  }
}
