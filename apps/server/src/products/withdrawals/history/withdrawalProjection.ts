import type { CoreEvent, DecisionTaken, WithdrawalId } from '@touchstone/protocol'
import { defineProjection } from '../../../projector/projection.ts'
import { WITHDRAWAL_STEPS, WITHDRAWALS } from './withdrawalTables.ts'

type Decided = Pick<DecisionTaken, 'proposer' | 'approver' | 'reason'>

const NOBODY: Decided = { proposer: 0, approver: 0, reason: '' }

/** The operators who decided a step: a decision stands in the same entry as its effect. */
function deciders(events: readonly CoreEvent[], withdrawal: WithdrawalId): Decided {
  const decision = events.find(
    (event) =>
      event.type === 'DecisionTaken' &&
      event.state === 'done' &&
      'withdrawal' in event.action &&
      event.action.withdrawal === withdrawal,
  )
  return decision?.type === 'DecisionTaken' ? decision : NOBODY
}

/** Withdrawals in history, each with the states it came into. */
export const WITHDRAWAL_PROJECTION = defineProjection({
  tables: [WITHDRAWALS, WITHDRAWAL_STEPS],
  events: {
    WithdrawalRequested(event, { sequence, time }, rows) {
      const { withdrawal, owner } = event
      rows.add(WITHDRAWALS, { ...event, sequence, time })
      const step = { withdrawal, owner, state: 'requested', transaction: '', block: 0, reference: '' } as const
      rows.put(WITHDRAWAL_STEPS, { ...step, ...NOBODY, sequence, time })
    },
    WithdrawalMoved(event, { sequence, time, events }, rows) {
      const { proposer, approver, reason } = deciders(events, event.withdrawal)
      const step = { ...event, proposer, approver, reason, sequence, time }
      rows.put(WITHDRAWAL_STEPS, step, (first, { transaction }) => ({ ...first, transaction }))
    },
  },
  elsewhere: {
    PayoutAddressAdded: 'addresses are asked of the core',
    PayoutAddressRemoved: 'addresses are asked of the core',
  },
})
