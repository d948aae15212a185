import type { OwnerId } from '@touchstone/protocol'
import type { ContractMarket } from '../contractMarket.ts'
import type { ContractsState } from '../contractsState.ts'
import type { Position } from '../position.ts'
import type { RunningFunding } from './runningFunding.ts'

/** A position that has still to pay its funding. */
export interface OwedFunding {
  readonly market: ContractMarket
  readonly funding: RunningFunding
  readonly position: Position
}

const NOTHING: readonly OwedFunding[] = []

/** What an owner has still to pay to fundings on their way, in order of the contracts. Changes nothing. */
export function owedFunding({ contracts }: ContractsState, owner: OwnerId): readonly OwedFunding[] {
  if (contracts.fundings === 0) return NOTHING
  return contracts.positions.ofOwner(owner).flatMap((position) => {
    const market = contracts.markets[position.contract]
    const funding = market?.funding
    if (!market || funding?.stage !== 'collecting') return []
    return funding.isPayer(position.lots) && funding.isAhead(position) ? [{ market, funding, position }] : []
  })
}
