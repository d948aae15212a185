import {
  createHouse,
  type FeedMarket,
  type House,
  type HouseMarketView,
  type LeverageCaps,
  marketsFor,
  type PriceFeed,
  sandboxGenesis,
  seedFrom,
} from '@touchstone/feeds'
import { type MarketId, marketUnits, SYSTEM_OWNERS } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { houseContracts, ownedBy } from './contractViews.ts'
import { houseClock } from './houseClock.ts'

export interface HouseParts {
  readonly world: WorldPort
  readonly feed: PriceFeed
  readonly seed: string
  /** The sandbox's own small orders exist in the sandbox only. */
  readonly sandbox: boolean
  /** Most leverage at which contracts are listed. */
  readonly maxLeverage: LeverageCaps
  readonly onTrouble: (trouble: string) => void
}

/** One process has a file journal, so its leases need no telling apart from those of others. */
const HOLDER = 1

function feedMarkets(world: WorldPort, feed: PriceFeed): FeedMarket[] {
  const assets = world.core.assets()
  return marketsFor(feed)
    .filter(({ id }) => world.core.spot.markets().some((market) => market.id === id))
    .map((definition) => ({ definition, units: marketUnits(definition, assets) }))
}

function marketView(world: WorldPort, market: MarketId): HouseMarketView {
  const view = world.core.spot.market(market)
  const { base, quote } = view.definition
  return {
    open: view.state === 'open',
    bestBid: view.bestBid,
    bestAsk: view.bestAsk,
    indexPrice: view.indexPrice,
    makerBase: ownedBy(world.core, SYSTEM_OWNERS.liquidity, base),
    makerQuote: ownedBy(world.core, SYSTEM_OWNERS.liquidity, quote),
  }
}

/** Feed, listings, market maker and sandbox flow of one world, as clients of its log. */
export function runHouse({ world, feed, seed, sandbox, maxLeverage, onTrouble }: HouseParts): House {
  const { capital } = sandboxGenesis(world.world, feed)
  return createHouse({
    feed,
    markets: feedMarkets(world, feed),
    openingBase: ({ definition }) =>
      capital.find(({ owner, asset }) => owner === 'liquidity' && asset === definition.base)?.amount ?? 0n,
    holder: HOLDER,
    submit: async (command) => (await world.submit(command)).reply,
    readMarket: (market) => marketView(world, market),
    contracts: houseContracts(world, maxLeverage),
    clock: houseClock,
    random: seededRandom(seedFrom(`${seed} ${world.world} ${world.core.sequence}`)),
    activity: sandbox ? 1 : 0,
    onTrouble,
  })
}
