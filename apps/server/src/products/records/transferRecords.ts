import { transferList } from '../../projector/transfers/transferReading.ts'
import type { RecordSource } from './recordCalls.ts'

/** Transfers between own accounts: done at once, free, and so never anything but a success. */
export const transferRecords: RecordSource = async (reading, query) => {
  const { list, ...page } = await transferList(reading, query)
  return {
    ...page,
    list: list.map(({ time, from, to, currency, amount, sequence }) => ({
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
    })),
  }
}
