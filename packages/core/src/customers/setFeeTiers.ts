import { type FeeTier, MAX_FEE_TIERS, MAX_PPM, type Reply, type SetFeeTiers } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import type { CustomersState } from './customersState.ts'
import { feeTiers } from './feeTiers.ts'

/** Fees of spot orders. Genesis and every later change are held to the same. */
export function areFeeTiers(tiers: readonly FeeTier[], least: number): boolean {
  if (tiers.length < least || tiers.length > MAX_FEE_TIERS) return false
  return tiers.every((tier) => isWhole(tier.makerPpm, 0, MAX_PPM) && isWhole(tier.takerPpm, 0, MAX_PPM))
}

export function judgeFeeTiers(state: CustomersState, { tiers }: SetFeeTiers): Rejected | undefined {
  return areFeeTiers(tiers, feeTiers(state).length) ? undefined : refuse('bad_command')
}

/** For orders accepted from then on. OPER-8. The caller has judged it. */
export function setFeeTiers(state: CustomersState, { tiers }: SetFeeTiers): Reply {
  state.conditions.feeTiers = tiers
  state.emit({ type: 'FeeTiersSet', tiers })
  return done()
}
