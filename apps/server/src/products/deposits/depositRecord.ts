import type { CallData } from '@touchstone/protocol'
import { OUTSIDE, type RecordRow } from '../../records/recordPage.ts'

const DEPOSIT_STATES = { completed: 'success', failed: 'failed', pending: 'pending', not_reviewed: 'pending' } as const

/** Deposits from outside. */
export function depositRecord(row: CallData<'getRechargeList'>['list'][number]): RecordRow {
  const { time, currency, amount, state, id } = row
  return {
    time,
    type: 'deposit',
    from: OUTSIDE,
    currency,
    amount,
    to: 'funds',
    receivedCurrency: currency,
    received: amount,
    state: DEPOSIT_STATES[state],
    id,
  }
}
