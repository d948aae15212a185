import type { Rejection, RejectionFacts } from '@touchstone/protocol'
import { type Rejected, refuse } from '../../entry/refusal.ts'
import type { PairOrders } from './pairOrders.ts'

interface Judged {
  readonly rejection: Rejection | null
  readonly facts: RejectionFacts
}

/**
 * What stands against a pair whose orders were previewed, each by itself: the stop first, as they are judged. `together`: what
 * is judged of both. OCO-1.
 */
export function pairProblem(
  isPair: boolean,
  { limit, stop }: PairOrders<Judged>,
  together: () => Rejected | undefined,
): Judged {
  if (!isPair) return judged(refuse('bad_command'))
  const alone = [stop, limit].find(({ rejection }) => rejection !== null)
  return judged(alone ?? together())
}

function judged(refused: Judged | undefined): Judged {
  return { rejection: refused?.rejection ?? null, facts: refused?.facts ?? {} }
}
