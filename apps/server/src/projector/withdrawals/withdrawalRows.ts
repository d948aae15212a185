import type { CoreEvent, DecisionTaken, WithdrawalId, WithdrawalMoved, WithdrawalRequested } from '@touchstone/protocol'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import type { Place } from '../contracts/contractBatch.ts'

export type RequestedRow = Omit<WithdrawalRequested, 'type'> & Place
type Decided = Pick<DecisionTaken, 'proposer' | 'approver' | 'reason'>
export type StepRow = Omit<WithdrawalMoved, 'type'> & Decided & Place

export interface WithdrawalRows {
  readonly requested: RequestedRow[]
  readonly steps: StepRow[]
}

const NOBODY: Decided = { proposer: 0, approver: 0, reason: '' }

/** Who decided a step: a decision stands in the same entry as what it did. */
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

/** Adds what an entry says of withdrawals to the rows of a batch. */
export function addWithdrawals(rows: WithdrawalRows, { sequence, time, events }: AppliedEntry): void {
  for (const event of events) {
    if (event.type === 'WithdrawalRequested') {
      const { withdrawal, owner } = event
      rows.requested.push({ ...event, sequence, time })
      const step = { withdrawal, owner, state: 'requested', transaction: '', block: 0, reference: '' } as const
      rows.steps.push({ ...step, ...NOBODY, sequence, time })
    } else if (event.type === 'WithdrawalMoved') {
      const { proposer, approver, reason } = deciders(events, event.withdrawal)
      addStep(rows.steps, { ...event, proposer, approver, reason, sequence, time })
    }
  }
}

/** A state once in each batch: one statement cannot write a row twice. */
function addStep(steps: StepRow[], step: StepRow): void {
  const { withdrawal, state, transaction } = step
  const place = steps.findLastIndex((each) => each.withdrawal === withdrawal && each.state === state)
  const first = steps[place]
  if (first) steps[place] = { ...first, transaction }
  else steps.push(step)
}
