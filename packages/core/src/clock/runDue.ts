import type { Timestamp } from '@touchstone/quantities'
import { nextContractDue, runContractDue } from '../contracts/prices/due.ts'
import { nextDecisionDue, runDecisionsDue } from '../decisions/due.ts'
import type { ExchangeState } from '../state.ts'
import { nextOptionDue, runOptionDue } from '../timedOptions/due.ts'

/** Before an entry: whatever log time has passed happens, each thing at its turn: decisions, contracts, options. DUE-1. */
export function runDue(state: ExchangeState): void {
  for (;;) {
    const decision = nextDecisionDue(state)
    const contract = nextContractDue(state)
    const option = nextOptionDue(state)
    const due = earlier(decision, earlier(contract, option))
    if (due === 0 || due > state.time) return
    if (due === decision) runDecisionsDue(state, due)
    else if (due === contract) runContractDue(state, due)
    else runOptionDue(state, due)
  }
}

/** The earlier of two moments; 0 = never. */
function earlier(one: Timestamp, other: Timestamp): Timestamp {
  if (one === 0 || other === 0) return one + other
  return Math.min(one, other)
}
