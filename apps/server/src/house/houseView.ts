import type { HouseContractView, HouseMarketView } from '@touchstone/feeds'
import { type AssetId, type ContractId, type MarketId, type OwnerId, SYSTEM_OWNERS } from '@touchstone/protocol'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { HouseBooks, HouseListings } from './houseBoundary.ts'
import type { LastPrices } from './openHouseFeed.ts'

type Core = WorldPort['core']
type Owned = ReadonlyMap<AssetId, bigint>

const { liquidity: MAKER, sandboxFlow: FLOW } = SYSTEM_OWNERS

/** The owner's total of each asset over all its wallets, available and held. */
function ownedBy(core: Core, owner: OwnerId): Owned {
  const owned = new Map<AssetId, bigint>()
  for (const { asset, available, held } of core.ledger.balances(owner))
    owned.set(asset, (owned.get(asset) ?? 0n) + available + held)
  return owned
}

function marketView(core: Core, owned: Owned, market: MarketId): HouseMarketView {
  const { definition, state, bestBid, bestAsk, indexPrice } = core.spot.market(market)
  return {
    open: state === 'open',
    bestBid,
    bestAsk,
    indexPrice,
    makerBase: owned.get(definition.base) ?? 0n,
    makerQuote: owned.get(definition.quote) ?? 0n,
  }
}

function contractView(core: Core, owned: Owned, contract: ContractId): HouseContractView {
  const { definition, state, open, changesAt, bestBid, bestAsk, indexPrice } = core.contracts.contract(contract)
  return {
    open: state === 'open' && open,
    closesAt: open ? changesAt : 0,
    bestBid,
    bestAsk,
    indexPrice,
    makerLots: core.contracts.openLots(MAKER, contract),
    flowLots: core.contracts.openLots(FLOW, contract),
    makerQuote: owned.get(definition.quote) ?? 0n,
  }
}

/** A world's books as its house sees them. `watched`: symbols of books that somebody looks at. */
export function houseBooks({ core }: Pick<WorldPort, 'core'>, watched: ReadonlySet<string>): HouseBooks {
  const owned = ownedBy(core, MAKER)
  return {
    markets: new Map(core.spot.markets().map(({ id }) => [id, marketView(core, owned, id)])),
    contracts: new Map(core.contracts.all().map(({ id }) => [id, contractView(core, owned, id)])),
    watched,
  }
}

/** The markets and contracts listed in a world. */
export function houseListings({ core }: Pick<WorldPort, 'core'>): HouseListings {
  return {
    assets: core.assets(),
    markets: core.spot.markets(),
    indexes: core.reference.indexes(),
    contracts: core.contracts.all(),
    options: core.timedOptions.terms(),
  }
}

/** The last price of each listed index, and of each spot market in a world older than the indexes. */
export function lastPrices({ core }: Pick<WorldPort, 'core'>): LastPrices {
  const prices = new Map(core.spot.markets().map(({ id }) => [id, core.spot.market(id).indexPrice]))
  for (const { id } of core.reference.indexes()) prices.set(id, core.reference.index(id).price)
  return { resumedAt: core.time, prices }
}
