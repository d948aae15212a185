import type { ContractDefinition, IndexDefinition, OptionTerms } from './contract.ts'
import type { MarketId, MarketState } from './market.ts'
import type { OwnerId } from './owners.ts'

/** Once per id. An index whose id is a spot market's must have its symbol and tick. */
export interface ListIndex {
  readonly type: 'ListIndex'
  readonly definition: IndexDefinition
}

/** Once per id; the index must be listed. */
export interface ListContract {
  readonly type: 'ListContract'
  readonly definition: ContractDefinition
}

/** Opens options on a listed index, or replaces their terms for later orders. */
export interface ListOptions {
  readonly type: 'ListOptions'
  readonly terms: OptionTerms
}

export interface FreezeOwner {
  readonly type: 'FreezeOwner'
  readonly owner: OwnerId
  readonly frozen: boolean
  readonly reason: string
}

export interface SetTier {
  readonly type: 'SetTier'
  readonly owner: OwnerId
  readonly tier: number
}

export interface SetMarketState {
  readonly type: 'SetMarketState'
  /** A spot market's or a contract's id. */
  readonly market: MarketId
  readonly state: MarketState
  readonly reason: string
}
