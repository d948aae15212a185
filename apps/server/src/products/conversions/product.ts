import { CONVERSION_CALLS } from '@touchstone/protocol'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import { conversionCalls } from './conversionCalls.ts'
import { CONVERSION_MESSAGES } from './conversionMessages.ts'
import { CONVERSION_PROJECTION } from './conversionProjection.ts'
import { conversionRecord } from './conversionRecord.ts'

/** Exchanges of one currency for another with the house. */
export const conversions = defineProduct({
  name: 'conversions',
  calls: CONVERSION_CALLS,
  handlers: conversionCalls,
  projection: CONVERSION_PROJECTION,
  records: {
    kind: 'exchange',
    inDemo: 'open',
    changedBy: ['FundsConverted'],
    page: ({ getExchangeList }, query, context) => recordPage(getExchangeList(query, context), conversionRecord),
  },
  messages: CONVERSION_MESSAGES,
  words: { conversion: 'Exchange of currencies' },
})
