import type { Reply, SetFeeTiers } from '@touchstone/protocol'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'
import { feeTiers } from './feeTiers.ts'

/** A tier that customers are in cannot go. */
export function judgeFeeTiers(state: CustomersState, { tiers }: SetFeeTiers): Rejected | undefined {
  return tiers.length < feeTiers(state).length ? refuse('bad_command') : undefined
}

/** For orders accepted from then on. OPER-8. The caller has judged it. */
export function setFeeTiers(state: CustomersState, { tiers }: SetFeeTiers): Reply {
  state.conditions.feeTiers = tiers
  state.emit({ type: 'FeeTiersSet', tiers })
  return done()
}
