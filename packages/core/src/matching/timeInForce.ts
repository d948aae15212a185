import { type Rejected, refuse } from '../entry/refusal.ts'
import { COMPLETE, type MatchPlan, OWN_ORDER } from './matchPlan.ts'
import { EXPIRE_TAKER, FOK, POST } from './orderFlags.ts'

/** What of a plan its order's demands look at. */
type PlanResult = Pick<MatchPlan, 'steps' | 'fills' | 'end'>

/** TIF-1 to TIF-3: what a plan means for an order that insists on something. Decided before anything is written. */
export function judgeTimeInForce(timeInForce: number, prevention: number, plan: PlanResult): Rejected | undefined {
  const meets = plan.steps > 0 || plan.end === OWN_ORDER
  if (timeInForce === POST && meets) return refuse('would_take')
  if (timeInForce === FOK && !isFilled(plan)) return refuse('not_fillable')
  const ownFirst = plan.end === OWN_ORDER && plan.fills === 0
  return ownFirst && prevention === EXPIRE_TAKER ? refuse('self_trade') : undefined
}

/** Whether the plan fills the order whole. */
export function isFilled(plan: PlanResult): boolean {
  return plan.end === COMPLETE && plan.fills > 0
}
