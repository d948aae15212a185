import { HOSTING_CALLS } from '@touchstone/protocol'
import { recordPage } from '../../records/recordPage.ts'
import { defineProduct } from '../../trading/product.ts'
import { HOSTING_ACTS } from './acts.ts'
import { bookCall } from './bookCall.ts'
import { type BuyParts, buyCalls } from './buyCalls.ts'
import { HOSTING_MESSAGES } from './hostingMessages.ts'
import { HOSTING_PROJECTION } from './hostingProjection.ts'
import { hostingRecord } from './hostingRecord.ts'
import { type OrderParts, orderCalls } from './orderCalls.ts'
import { productCalls } from './productCalls.ts'

/** Money hosted for a return that was set aside at the sale. */
export const hosting = defineProduct({
  name: 'hosting',
  calls: HOSTING_CALLS,
  handlers: (parts: BuyParts & OrderParts) => ({
    ...productCalls(parts),
    ...buyCalls(parts),
    ...orderCalls(parts),
    ...bookCall(parts),
  }),
  projection: HOSTING_PROJECTION,
  records: {
    kind: 'hosting',
    inDemo: 'open',
    changedBy: ['HostingBought', 'HostingDayPaid', 'HostingRedemptionAsked', 'HostingEnded'],
    page: ({ getMyprofit }, query, context) => recordPage(getMyprofit(query, context), hostingRecord),
  },
  messages: HOSTING_MESSAGES,
  words: {
    hosting_escrow: 'Return set aside for hosting',
    hosting_return: 'Return of hosting',
    hosting_loss: 'Loss of an early redemption',
    hosting_unearned: 'Return of hosting that was not earned',
  },
  acts: HOSTING_ACTS,
})
