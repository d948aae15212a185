import { TRANSFER_CALLS } from '@touchstone/protocol'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import { transferCalls } from './transferCalls.ts'
import { TRANSFER_MESSAGES } from './transferMessages.ts'
import { TRANSFER_PROJECTION } from './transferProjection.ts'
import { transferRecord } from './transferRecord.ts'

/** Moves between a customer's own accounts. */
export const transfers = defineProduct({
  name: 'transfers',
  calls: TRANSFER_CALLS,
  handlers: transferCalls,
  projection: TRANSFER_PROJECTION,
  records: {
    kind: 'transfer',
    inDemo: 'open',
    changedBy: ['FundsTransferred'],
    page: ({ getTransferList }, query, context) => recordPage(getTransferList(query, context), transferRecord),
  },
  messages: TRANSFER_MESSAGES,
  words: { transfer: 'Transfer between own accounts' },
})
