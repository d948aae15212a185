import type { Reply, SetFeeTiers } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'
import { feeTiers } from './feeTiers.ts'

/** Tiers are never taken away: customers may be in them. */
export function judgeFeeTiers(state: CustomersState, { tiers }: SetFeeTiers): Rejected | undefined {
  return tiers.length < feeTiers(state).length ? refuse('bad_command') : undefined
}

/** Sets the fee tiers of orders accepted from then on. OPER-8. The caller has judged the decision. */
export function setFeeTiers(state: CustomersState, { tiers }: SetFeeTiers): Reply {
  state.conditions.feeTiers = tiers
  state.emit({ type: 'FeeTiersSet', tiers })
  return done()
}
