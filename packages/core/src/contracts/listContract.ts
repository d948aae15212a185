import {
  type AssetDefinition,
  type ContractDefinition,
  contractUnits,
  type IndexDefinition,
  type ListContract,
  MAX_LEVERAGE,
  MAX_MARKET_ID,
  MAX_OPEN_ORDERS,
  MAX_PPM,
  MAX_TEXT,
  MAX_TIERS,
  MAX_TIME,
  type MarginTier,
  type Reply,
} from '@touchstone/protocol'
import { isText, isWhole } from '@touchstone/protocol/shape'
import { type Amount, MAX_LOTS, parseDecimal } from '@touchstone/quantities'
import { isWritable } from '../entry/isWritable.ts'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { hasWholeDeductions } from './arithmetic/marginTiers.ts'
import type { ContractsState } from './contractsState.ts'

const FIRST_CONTRACT = 2000
const DAY_MS = 86_400_000
/** 100 % in parts of 10^-8. */
const WHOLE_E8 = 100_000_000

/** LIST-1, LIST-2 */
export function judgeContractListing(state: ContractsState, command: ListContract): Rejected | undefined {
  if (!isWritable(command)) return refuse('bad_command')
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
    isWhole(contract.id, FIRST_CONTRACT, MAX_MARKET_ID) &&
    [contract.symbol, contract.name, contract.unit].every((text) => isText(text, 1, MAX_TEXT)) &&
    areLimits(contract) &&
    areTiers(contract.tiers, contract.maxLeverage, scale) &&
    hasWholeDeductions(contract.tiers, scale) &&
    areFees(contract) &&
    positive(contract.impactNotional, scale) !== undefined &&
    hasUnits(contract, index, assets)
  )
}

/** What may also change later: quantities, leverage, band, slippage and the number of orders. */
export function areLimits(contract: ContractDefinition): boolean {
  const { minLots, maxLots, maxLeverage, bandPpm, defaultSlippagePpm, maxSlippagePpm, maxOpenOrders } = contract
  return (
    isWhole(minLots, 1, MAX_LOTS) &&
    isWhole(maxLots, minLots, MAX_LOTS) &&
    isWhole(maxLeverage, 1, MAX_LEVERAGE) &&
    isWhole(bandPpm, 1, MAX_PPM) &&
    isWhole(maxSlippagePpm, 0, MAX_PPM) &&
    isWhole(defaultSlippagePpm, 0, maxSlippagePpm) &&
    isWhole(maxOpenOrders, 1, MAX_OPEN_ORDERS)
  )
}

/** Fees and the liquidation's as parts of the whole. */
function areFees({ makerPpm, takerPpm, liquidationPpm }: ContractDefinition): boolean {
  return [makerPpm, takerPpm, liquidationPpm].every((rate) => isWhole(rate, 0, MAX_PPM))
}

/**
 * Edges and maintenance rates rise, leverages fall from the contract's own; and a position at a tier's highest leverage is
 * above its maintenance margin, or it would be liquidated as it opens.
 */
function areTiers(tiers: readonly MarginTier[], maxLeverage: number, scale: number): boolean {
  if (tiers.length === 0 || tiers.length > MAX_TIERS || tiers[0]?.maxLeverage !== maxLeverage) return false
  let edge = 0n
  let rate = 0
  let leverage = maxLeverage
  for (const tier of tiers) {
    const upTo = positive(tier.upTo, scale)
    if (upTo === undefined || upTo <= edge || !isWhole(tier.maintenancePpm, rate + 1, MAX_PPM - 1)) return false
    if (!isWhole(tier.maxLeverage, 1, leverage) || tier.maintenancePpm * tier.maxLeverage >= MAX_PPM) return false
    edge = upTo
    rate = tier.maintenancePpm
    leverage = tier.maxLeverage
  }
  return true
}

/** A perpetual settles funding at equal parts of a day; a dated contract has an end in the future instead. */
function fitsTerm(contract: ContractDefinition, now: number): boolean {
  const { kind, fundingIntervalMs, interestE8, interestClampE8, fundingCapE8, expiry } = contract
  if (kind === 'dated') return fundingIntervalMs === 0 && isWhole(expiry, now + 1, MAX_TIME)
  return (
    expiry === 0 &&
    isWhole(fundingIntervalMs, 1, DAY_MS) &&
    DAY_MS % fundingIntervalMs === 0 &&
    isWhole(interestE8, -WHOLE_E8, WHOLE_E8) &&
    isWhole(interestClampE8, 0, WHOLE_E8) &&
    isWhole(fundingCapE8, 0, WHOLE_E8)
  )
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
