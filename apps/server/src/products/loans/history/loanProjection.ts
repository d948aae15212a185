import { hongKongDay } from '@touchstone/core/formulas'
import type { BatchRows } from '../../../projector/batchRows.ts'
import { defineProjection, type Place } from '../../../projector/projection.ts'
import { LOAN_DAYS, LOAN_PAYMENTS, LOAN_STEPS, LOANS } from './loanTables.ts'

/** Changes of the pool's figures. */
interface Change {
  readonly funded?: bigint
  readonly lent?: bigint
  readonly outside?: bigint
  readonly writtenOff?: bigint
  readonly earned?: bigint
}

const NO_CHANGE = { funded: 0n, lent: 0n, outside: 0n, writtenOff: 0n, earned: 0n }

function change(rows: BatchRows, { time }: Place, changed: Change): void {
  rows.put(LOAN_DAYS, { day: hongKongDay(time), ...NO_CHANGE, ...changed }, (before, next) => ({
    ...next,
    funded: before.funded + next.funded,
    lent: before.lent + next.lent,
    outside: before.outside + next.outside,
    writtenOff: before.writtenOff + next.writtenOff,
    earned: before.earned + next.earned,
  }))
}

/** Loans in history: applications, the payments and states of each, and the figures of the pool day by day. */
export const LOAN_PROJECTION = defineProjection({
  tables: [LOANS, LOAN_PAYMENTS, LOAN_STEPS, LOAN_DAYS],
  events: {
    LoanPoolFunded({ amount }, place, rows) {
      change(rows, place, { funded: amount })
    },
    LoanPoolReturned({ amount }, place, rows) {
      change(rows, place, { funded: -amount })
    },
    LoanApplied(event, { sequence, time }, rows) {
      rows.add(LOANS, { ...event, sequence, time })
    },
    LoanDisbursed({ loan, owner, amount }, place, rows) {
      const { sequence, time } = place
      rows.add(LOAN_STEPS, { loan, owner, state: 'disbursed', at: time, amount, reason: '', sequence, time })
      change(rows, place, { lent: amount })
    },
    LoanMoved({ loan, owner, state, at }, { sequence, time }, rows) {
      rows.add(LOAN_STEPS, { loan, owner, state, at, amount: 0n, reason: '', sequence, time })
    },
    LoanPaid(event, place, rows) {
      const { way, lateFee, interest, principal } = event
      rows.add(LOAN_PAYMENTS, { ...event, sequence: place.sequence, time: place.time })
      change(rows, place, {
        lent: -principal,
        ...(way === 'proof' ? { outside: principal } : { earned: lateFee + interest }),
      })
    },
    LoanEnded({ loan, owner, result, loss, reason }, place, rows) {
      const { sequence, time } = place
      rows.add(LOAN_STEPS, { loan, owner, state: result, at: time, amount: loss, reason, sequence, time })
      change(rows, place, { lent: -loss, writtenOff: loss })
    },
  },
  elsewhere: { LoanProductSet: 'told by the decision that it came from' },
})
