import type { CallData } from '@touchstone/protocol'
import type { RecordRow } from '../../records/recordPage.ts'

/** Both ends are the funds account. */
export function conversionRecord(row: CallData<'getExchangeList'>['list'][number]): RecordRow {
  const { time, from, amount, to, received, sequence } = row
  return {
    time,
    type: 'exchange',
    from: 'funds',
    currency: from,
    amount,
    to: 'funds',
    receivedCurrency: to,
    received,
    state: 'success',
    id: String(sequence),
  }
}
