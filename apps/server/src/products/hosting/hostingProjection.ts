import { defineProjection } from '../../projector/projection.ts'
import { HOSTING_ORDERS, HOSTING_PAYMENTS, HOSTING_STEPS } from './hostingTables.ts'

/** Hosting in history: the orders, the days that were paid, and how each order went on. */
export const HOSTING_PROJECTION = defineProjection({
  tables: [HOSTING_ORDERS, HOSTING_PAYMENTS, HOSTING_STEPS],
  events: {
    HostingBought(event, { sequence, time }, rows) {
      rows.add(HOSTING_ORDERS, { ...event, sequence, time })
    },
    HostingDayPaid(event, { sequence, time }, rows) {
      rows.add(HOSTING_PAYMENTS, { ...event, sequence, time })
    },
    HostingRedemptionAsked({ order, owner, redeemAt }, { sequence, time }, rows) {
      const nothing = { returned: 0n, loss: 0n, unearned: 0n }
      rows.add(HOSTING_STEPS, { order, owner, state: 'redemption', at: redeemAt, ...nothing, sequence, time })
    },
    HostingEnded({ result, ...event }, { sequence, time }, rows) {
      rows.add(HOSTING_STEPS, { ...event, state: result, sequence, time })
    },
  },
  elsewhere: { HostingProductSet: 'told by the decision that it came from' },
})
