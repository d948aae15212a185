import type { CallData } from '@touchstone/protocol'
import { OUTSIDE, type RecordRow } from '../../records/recordPage.ts'

/** The payment to a bank, and the coins for it. */
export function purchaseRecord(row: CallData<'getBuycoinList'>['list'][number]): RecordRow {
  const { time, currency, amount, pay, payCurrency, state, id } = row
  return {
    time,
    type: 'buycoin',
    from: OUTSIDE,
    currency: payCurrency,
    amount: pay,
    to: 'funds',
    receivedCurrency: currency,
    received: amount,
    state,
    id,
  }
}
