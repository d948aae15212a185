import { hongKongDay } from '@touchstone/core/formulas'
import type { HostingProductId } from '@touchstone/protocol'
import type { BatchRows } from '../../projector/batchRows.ts'
import { defineProjection, type Place } from '../../projector/projection.ts'
import { HOSTING_DAYS, HOSTING_ORDERS, HOSTING_PAYMENTS, HOSTING_STEPS } from './hostingTables.ts'

/** Changes of a product's figures. */
interface Change {
  readonly hosted?: bigint
  readonly escrowed?: bigint
  readonly owed?: bigint
  readonly paid?: bigint
  readonly unearned?: bigint
}

const NO_CHANGE = { hosted: 0n, escrowed: 0n, owed: 0n, paid: 0n, unearned: 0n }

function change(rows: BatchRows, product: HostingProductId, { time }: Place, changed: Change): void {
  const row = { product, day: hongKongDay(time), ...NO_CHANGE, ...changed }
  rows.put(HOSTING_DAYS, row, (before, next) => ({
    ...next,
    hosted: before.hosted + next.hosted,
    escrowed: before.escrowed + next.escrowed,
    owed: before.owed + next.owed,
    paid: before.paid + next.paid,
    unearned: before.unearned + next.unearned,
  }))
}

/** Hosting in history: orders, the payments and states of each, and the figures of products day by day. */
export const HOSTING_PROJECTION = defineProjection({
  tables: [HOSTING_ORDERS, HOSTING_PAYMENTS, HOSTING_STEPS, HOSTING_DAYS],
  events: {
    HostingBought(event, place, rows) {
      const { product, amount, promised } = event
      rows.add(HOSTING_ORDERS, { ...event, sequence: place.sequence, time: place.time })
      change(rows, product, place, { hosted: amount, escrowed: promised, owed: promised })
    },
    HostingDayPaid(event, place, rows) {
      const { product, amount } = event
      rows.add(HOSTING_PAYMENTS, { ...event, sequence: place.sequence, time: place.time })
      change(rows, product, place, { escrowed: -amount, owed: -amount, paid: amount })
    },
    HostingRedemptionAsked({ order, owner, product, unearned, redeemAt }, place, rows) {
      const { sequence, time } = place
      const nothing = { returned: 0n, loss: 0n, unearned: 0n }
      rows.add(HOSTING_STEPS, { order, owner, state: 'redemption', at: redeemAt, ...nothing, sequence, time })
      change(rows, product, place, { owed: -unearned })
    },
    HostingEnded({ result, ...event }, place, rows) {
      const { product, returned, loss, unearned } = event
      rows.add(HOSTING_STEPS, { ...event, state: result, sequence: place.sequence, time: place.time })
      change(rows, product, place, { hosted: -(returned + loss), escrowed: -unearned, unearned })
    },
  },
  elsewhere: { HostingProductSet: 'told by the decision that it came from' },
})
