import type { CallData } from '@touchstone/protocol'
import type { RecordRow } from '../../records/recordPage.ts'

type Order = CallData<'getMyprofit'>['list'][number]

/** Principal of an order, which never leaves the hosting account; the amount received is the return. */
export function hostingRecord({ time, currency, amount, profit, orderNo, state }: Order): RecordRow {
  return {
    time,
    type: 'hosting',
    from: 'hosting',
    currency,
    amount,
    to: 'hosting',
    receivedCurrency: currency,
    received: profit,
    state: state === 'custody' || state === 'redemption' ? 'pending' : 'success',
    id: orderNo,
  }
}
