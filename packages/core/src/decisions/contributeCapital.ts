import { type ContributeCapital, type Reply, SYSTEM_OWNERS, type SystemOwner } from '@touchstone/protocol'
import { MAX_AMOUNT } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { AVAILABLE, FUNDS } from '../ledger/accounts.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { availableFunds } from '../ledger/holds.ts'
import { CAPITAL } from '../ledger/reasons.ts'
import type { DecisionsState } from './decisionsState.ts'

/**
 * System owners that may receive the operator's own money. The others hold fees, remainders and the profits of positions, or are
 * filled from the treasury.
 */
const ENDOWED: readonly SystemOwner[] = ['treasury', 'insurance', 'liquidity', 'optionsPool']

/** OPER-10 */
export function judgeContribution(state: DecisionsState, command: ContributeCapital): Rejected | undefined {
  const { owner, amount, evidence } = command
  if (!ENDOWED.includes(owner)) return refuse('not_allowed')
  const asset = assetIndex(state, command.asset)
  if (asset < 0) return refuse('unknown_asset')
  if (state.operators.evidence.has(evidence)) return refuse('already_done')
  const outside = availableFunds(state, SYSTEM_OWNERS.external, asset)
  return amount - outside > MAX_AMOUNT ? refuse('amount_overflow') : undefined
}

/** Brings the operator's own money in from `external`. The caller has judged it. */
export function contributeCapital(
  state: DecisionsState,
  { owner, asset: id, amount, evidence }: ContributeCapital,
): Reply {
  const asset = assetIndex(state, id)
  const external = state.accounts.cell(SYSTEM_OWNERS.external, FUNDS, asset, AVAILABLE)
  const destination = state.accounts.cell(SYSTEM_OWNERS[owner], FUNDS, asset, AVAILABLE)
  state.operators.evidence.add(evidence)
  state.journal.post(external, destination, amount, CAPITAL, 0)
  return done()
}
