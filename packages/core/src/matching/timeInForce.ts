import { type Rejected, refuse } from '../entry/refusal.ts'
import { COMPLETE, type MatchPlan, OWN_ORDER } from './matchPlan.ts'
import { EXPIRE_TAKER, FOK, POST } from './orderFlags.ts'

/** The figures of a plan that a time in force is judged by. */
type PlanResult = Pick<MatchPlan, 'steps' | 'fills' | 'end'>

/** TIF-1 to TIF-3: the verdict of a plan on an order with such a demand. Decided before anything is written. */
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
