import {
  type AssetDefinition,
  type ContractDefinition,
  contractUnits,
  type IndexDefinition,
  type ListContract,
  MAX_PPM,
  type MarginTier,
  type Reply,
} from '@touchstone/protocol'
import { type Amount, parseDecimal } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { hasWholeDeductions } from './arithmetic/marginTiers.ts'
import type { ContractsState } from './contractsState.ts'

const FIRST_CONTRACT = 2000
const DAY_MS = 86_400_000

/** LIST-1, LIST-2 */
export function judgeContractListing(state: ContractsState, command: ListContract): Rejected | undefined {
  const { definition } = command
  const index = state.indexes.byId(definition.index)
  if (!index) return refuse('unknown_index')
  if (assetIndex(state, definition.quote) < 0) return refuse('unknown_asset')
  if (state.contracts.market(definition.id)) return refuse('already_listed')
  if (state.contracts.markets.some((market) => market.definition.symbol === definition.symbol))
    return refuse('already_listed')
  const sound = isDefinition(definition, index.definition, state.assets) && fitsTerm(definition, state.time)
  return sound ? undefined : refuse('bad_command')
}

/** Opens a perpetual or dated contract on a listed index. */
export function listContract(state: ContractsState, command: ListContract): Reply {
  const refused = judgeContractListing(state, command)
  if (refused) return refused
  const { definition } = command
  const index = state.indexes.byId(definition.index)
  if (!index) return refuse('unknown_index')
  state.contracts.list(definition, index, state.assets)
  state.emit({ type: 'ContractListed', definition })
  return done()
}

function isDefinition(
  contract: ContractDefinition,
  index: IndexDefinition,
  assets: readonly AssetDefinition[],
): boolean {
  const scale = assets.find(({ id }) => id === contract.quote)?.scale ?? 0
  return (
    contract.id >= FIRST_CONTRACT &&
    areLimits(contract) &&
    areTiers(contract.tiers, contract.maxLeverage, scale) &&
    hasWholeDeductions(contract.tiers, scale) &&
    positive(contract.impactNotional, scale) !== undefined &&
    hasUnits(contract, index, assets)
  )
}

/** Whether the limits that may also change later, each in range, fit each other. */
export function areLimits({ minLots, maxLots, defaultSlippagePpm, maxSlippagePpm }: ContractDefinition): boolean {
  return minLots <= maxLots && defaultSlippagePpm <= maxSlippagePpm
}

/**
 * Edges and maintenance rates rise, leverages fall from the contract's own; and a position at a tier's highest leverage is
 * above its maintenance margin, or it would be liquidated as it opens.
 */
function areTiers(tiers: readonly MarginTier[], maxLeverage: number, scale: number): boolean {
  if (tiers[0]?.maxLeverage !== maxLeverage) return false
  let edge = 0n
  let rate = 0
  let leverage = maxLeverage
  for (const tier of tiers) {
    const upTo = positive(tier.upTo, scale)
    if (upTo === undefined || upTo <= edge || tier.maintenancePpm <= rate || tier.maxLeverage > leverage) return false
    if (tier.maintenancePpm * tier.maxLeverage >= MAX_PPM) return false
    edge = upTo
    rate = tier.maintenancePpm
    leverage = tier.maxLeverage
  }
  return true
}

/** A perpetual settles funding at equal parts of a day; a dated contract has an end in the future instead. */
function fitsTerm(contract: ContractDefinition, now: number): boolean {
  const { kind, fundingIntervalMs, expiry } = contract
  if (kind === 'dated') return fundingIntervalMs === 0 && expiry > now
  return expiry === 0 && fundingIntervalMs > 0 && DAY_MS % fundingIntervalMs === 0
}

function positive(text: string, scale: number): Amount | undefined {
  const amount = parseDecimal(text, scale)
  return amount !== undefined && amount > 0n ? amount : undefined
}

function hasUnits(contract: ContractDefinition, index: IndexDefinition, assets: readonly AssetDefinition[]): boolean {
  try {
    return contractUnits(contract, index, assets).quantum > 0n
  } catch {
    return false
  }
}
