import type { Lots } from '@touchstone/quantities'
import { COMPLETE, EXHAUSTED, type MatchPlan } from '../matching/matchPlan.ts'
import { staysInBook } from '../matching/orderFlags.ts'
import type { IncomingOrder } from './incomingOrder.ts'

/** Lots of an order by lots that its plan leaves for the book; of a stop, which has no plan yet, all of them. */
export function restingLots({ kind, timeInForce, lots }: IncomingOrder, plan: MatchPlan | undefined): Lots {
  if (!plan) return lots
  if (!staysInBook(kind, timeInForce)) return 0
  return plan.end === EXHAUSTED || plan.end === COMPLETE ? lots - plan.lotsFilled : 0
}
