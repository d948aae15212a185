import type { Lots } from '@touchstone/quantities'
import { COMPLETE, EXHAUSTED } from '../../../matching/matchPlan.ts'
import { GTC, LIMIT, POST, STOP_LIMIT } from '../../../matching/orderFlags.ts'
import type { ContractDraft } from './contractDraft.ts'
import type { ContractPlan } from './contractPlan.ts'

/** Lots of an order that stay in the book after its plan, or of a stop that wait. */
export function restingLots(draft: ContractDraft, plan: ContractPlan | undefined): Lots {
  if (!plan) return draft.lots
  const priced = draft.kind === LIMIT || draft.kind === STOP_LIMIT
  const stays = draft.timeInForce === GTC || draft.timeInForce === POST
  const goesOn = plan.end === EXHAUSTED || plan.end === COMPLETE
  return priced && stays && goesOn ? draft.lots - plan.lotsFilled : 0
}
