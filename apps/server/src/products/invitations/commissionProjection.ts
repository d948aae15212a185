import type { CommissionEarned } from '@touchstone/protocol'
import type { BatchRows } from '../../projector/batchRows.ts'
import { defineProjection } from '../../projector/projection.ts'
import { addReward } from '../../rewards/addReward.ts'
import { COMMISSIONS } from './commissionTables.ts'

type Line = Pick<CommissionEarned, 'inviter' | 'day' | 'level' | 'asset' | 'amount'>
type Where = Pick<ReturnType<typeof COMMISSIONS.record>, 'state' | 'usableFrom'>

function add(rows: BatchRows, { inviter, day, level, asset, amount }: Line, where: Where): void {
  rows.put(COMMISSIONS, { inviter, day, level, asset, amount, ...where }, (before, next) => ({
    ...next,
    amount: before.amount + next.amount,
    usableFrom: Math.max(before.usableFrom, next.usableFrom),
  }))
}

/** Moves a commission from those that wait to those paid or lapsed. */
function decide(rows: BatchRows, line: Line, state: 'paid' | 'lapsed', time: number): void {
  add(rows, { ...line, amount: -line.amount }, { state: 'waiting', usableFrom: 0 })
  add(rows, line, { state, usableFrom: time })
}

/** Commissions in history, by day. */
export const COMMISSION_PROJECTION = defineProjection({
  tables: [COMMISSIONS],
  events: {
    CommissionEarned(event, _place, rows) {
      add(rows, event, { state: 'waiting', usableFrom: event.usableFrom })
    },
    CommissionPaid(event, place, rows) {
      const { inviter, level, asset, amount } = event
      decide(rows, event, 'paid', place.time)
      addReward(rows, place, { owner: inviter, kind: 'invitation', about: level, asset, amount })
    },
    CommissionLapsed(event, place, rows) {
      decide(rows, event, 'lapsed', place.time)
    },
  },
  elsewhere: {
    ReferrerSet: 'what is so now is asked of the core',
    InviteeQualified: 'what is so now is asked of the core',
  },
})
