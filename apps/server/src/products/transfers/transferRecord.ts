import type { CallData } from '@touchstone/protocol'
import type { RecordRow } from '../../records/recordPage.ts'

/** Done at once and free, and so never anything but a success. */
export function transferRecord(row: CallData<'getTransferList'>['list'][number]): RecordRow {
  const { time, from, to, currency, amount, sequence } = row
  return {
    time,
    type: 'transfer',
    from,
    currency,
    amount,
    to,
    receivedCurrency: currency,
    received: amount,
    state: 'success',
    id: String(sequence),
  }
}
