import { type AssetId, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { judgeFrozen } from '../customers/judgeParty.ts'
import { type Rejected, refuse } from '../entry/refusal.ts'
import type { Floor } from '../floor/floor.ts'
import { FUNDS } from '../ledger/accounts.ts'
import { assetIndex } from '../ledger/assetIndex.ts'
import { withdrawalAsset } from '../ledger/currency.ts'
import { freeIn } from '../ledger/freeIn.ts'
import { availableFunds } from '../ledger/holds.ts'
import { notionalFacts } from '../markets/facts.ts'
import { judgeMarket } from '../markets/judgeMarket.ts'
import type { Market } from '../markets/market.ts'
import { indexSure, indexUsable } from '../reference/judgeIndex.ts'
import { judgeUnrestricted } from '../restriction/restrictPlatform.ts'
import { converted, ONE, type UnitPrice } from './conversionRate.ts'

/** An asset to be changed: its price, and the market that has it; none for the withdrawal asset. */
export interface Convertible extends UnitPrice {
  /** Place in the list of assets. */
  readonly asset: number
  readonly scale: number
  readonly market: Market | undefined
}

/** The proceeds of a conversion; without prices, nothing. */
export interface ConversionJudgement {
  readonly from: Convertible | undefined
  readonly to: Convertible | undefined
  /** After the spread. */
  readonly receive: Amount
  readonly refused: Rejected | undefined
}

/** CONV-1 to CONV-3. Writes nothing, so it also serves quotes. */
export function judgeConversion(
  state: Floor,
  owner: OwnerId,
  fromId: AssetId,
  toId: AssetId,
  amount: Amount,
): ConversionJudgement {
  const from = convertible(state, fromId)
  const to = convertible(state, toId)
  const { conversionSpreadPpm } = state.moneyTerms.current.terms
  const receive = from && to ? converted(amount, from, to, conversionSpreadPpm) : 0n
  const refused =
    judgeOwner(state, owner) ??
    judgeUnrestricted(state) ??
    judgePair(state, fromId, toId) ??
    judgePrices(state, [from, to]) ??
    judgeAmounts(state, owner, amount, receive, [from, to])
  return { from, to, receive, refused }
}

function judgeOwner(state: Floor, owner: OwnerId): Rejected | undefined {
  if (!state.owners.exists(owner)) return refuse('unknown_owner')
  return state.owners.isCustomer(owner) ? judgeFrozen(state, owner) : refuse('not_allowed')
}

function judgePair(state: Floor, from: AssetId, to: AssetId): Rejected | undefined {
  if (assetIndex(state, from) < 0 || assetIndex(state, to) < 0) return refuse('unknown_asset')
  return from === to ? refuse('conversion_closed') : undefined
}

/** The market is open, and its index as good as for anything else that is opened on it. */
function judgePrices(state: Floor, sides: readonly (Convertible | undefined)[]): Rejected | undefined {
  for (const side of sides) {
    if (!side) return refuse('conversion_closed')
    const refused = side.market && judgeSource(state, side.market)
    if (refused) return refused
  }
  return undefined
}

function judgeSource(state: Floor, market: Market): Rejected | undefined {
  const closed = judgeMarket(market)
  if (closed) return closed
  const index = state.indexes.byId(market.definition.id)
  const unusable = index && (indexUsable(state, index) ?? indexSure(index))
  return unusable ?? (market.indexPrice === 0 ? refuse('index_unavailable') : undefined)
}

/** The least of: the largest order of these markets, the customer's money, and the house's money. */
function judgeAmounts(
  state: Floor,
  owner: OwnerId,
  amount: Amount,
  receive: Amount,
  [from, to]: readonly (Convertible | undefined)[],
): Rejected | undefined {
  if (!from || !to) return refuse('conversion_closed')
  const value = converted(amount, from, ONE, 0)
  for (const { market } of [from, to]) {
    if (market && (value < market.minNotional || receive === 0n))
      return refuse('below_minimum_notional', notionalFacts(state, market, 'min', market.minNotional))
    if (market && value > market.maxNotional)
      return refuse('above_maximum_notional', notionalFacts(state, market, 'max', market.maxNotional))
  }
  if (amount > availableFunds(state, owner, from.asset)) return refuse('insufficient_balance')
  const room = freeIn(state, SYSTEM_OWNERS.liquidity, FUNDS, to.asset)
  return receive > room ? refuse('conversion_closed') : undefined
}

/** Undefined for an asset without a market in the withdrawal asset. */
function convertible(state: Floor, id: AssetId): Convertible | undefined {
  const asset = assetIndex(state, id)
  const scale = state.assets[asset]?.scale
  if (scale === undefined) return undefined
  const currency = withdrawalAsset(state)
  if (asset === currency) return { asset, scale, market: undefined, ...ONE }
  const market = state.markets.find(({ base, quote }) => base === asset && quote === currency)
  if (!market) return undefined
  const units = BigInt(market.indexPrice) * market.units.quantum
  return { asset, scale, market, units, per: market.units.lotUnits }
}
