import type { OperatorAction, OperatorRole } from '@touchstone/protocol'
import type { Act } from '../entry/act.ts'
import type { EntryState } from '../entry/entryState.ts'
import type { Matter } from '../entry/matter.ts'
import type { Rejected } from '../entry/refusal.ts'

/** Whether the action could be carried out as things stand now. */
export function judgeAction(state: EntryState, action: OperatorAction): Rejected | undefined {
  return actOf(state, action).judge(state, action)
}

/** Does it. The caller has judged it. */
export function carryOut(state: EntryState, action: OperatorAction, decision: number): void {
  actOf(state, action).carryOut(state, action, decision)
}

/** The matter of the action when an operator with these roles proposes it. */
export function matterOf(state: EntryState, action: OperatorAction, proposer: readonly OperatorRole[]): Matter {
  const { matter } = actOf(state, action)
  return typeof matter === 'string' ? matter : matter(state, action, proposer)
}

function actOf(state: EntryState, { type }: OperatorAction): Act<EntryState, OperatorAction> {
  const act = state.asked.act(type)
  if (!act) throw new Error(`Nobody can carry out ${type}`)
  return act
}
