import type { CallData } from '@touchstone/protocol'
import type { RecordRow } from '../../records/recordPage.ts'

type Subscription = CallData<'getMyNewcoins'>['list'][number]

const STATES = { under_review: 'pending', passed: 'success', not_passed: 'failed' } as const

/** A subscription as a record: the money held for it, and the coins it was given. */
export function newCoinRecord({ time, currency, amount, coin, allocated, orderNo, state }: Subscription): RecordRow {
  return {
    time,
    type: 'subscription',
    from: 'funds',
    currency,
    amount,
    to: 'funds',
    receivedCurrency: coin,
    received: allocated,
    state: STATES[state],
    id: orderNo,
  }
}
