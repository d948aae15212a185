import {
  createHouse,
  type FeedMarket,
  type House,
  type HouseMarketView,
  marketsFor,
  type PriceFeed,
  sandboxGenesis,
  seedFrom,
} from '@touchstone/feeds'
import { type MarketId, marketUnits, SYSTEM_OWNERS } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import type { WorldPort } from '../sequencer/worldPort.ts'

export interface HouseParts {
  readonly world: WorldPort
  readonly feed: PriceFeed
  readonly seed: string
  readonly onTrouble: (trouble: string) => void
}

/** One process has a file journal, so its leases need no telling apart from those of others. */
const HOLDER = 1

function feedMarkets(world: WorldPort, feed: PriceFeed): FeedMarket[] {
  const assets = world.core.assets()
  return marketsFor(feed)
    .filter(({ id }) => world.core.markets().some((market) => market.id === id))
    .map((definition) => ({ definition, units: marketUnits(definition, assets) }))
}

function marketView(world: WorldPort, market: MarketId): HouseMarketView {
  const view = world.core.market(market)
  const { base, quote } = view.definition
  const owned = (asset: number): bigint =>
    world.core
      .balances(SYSTEM_OWNERS.liquidity)
      .filter((balance) => balance.asset === asset)
      .reduce((sum, { available, held }) => sum + available + held, 0n)
  return {
    open: view.state === 'open',
    bestBid: view.bestBid,
    bestAsk: view.bestAsk,
    indexPrice: view.indexPrice,
    makerBase: owned(base),
    makerQuote: owned(quote),
  }
}

/** Feed, market maker and sandbox flow of one world, as clients of its log. */
export function runHouse({ world, feed, seed, onTrouble }: HouseParts): House {
  const { capital } = sandboxGenesis(world.world, feed)
  return createHouse({
    feed,
    markets: feedMarkets(world, feed),
    openingBase: ({ definition }) =>
      capital.find(({ owner, asset }) => owner === 'liquidity' && asset === definition.base)?.amount ?? 0n,
    holder: HOLDER,
    submit: async (command) => (await world.submit(command)).reply,
    readMarket: (market) => marketView(world, market),
    clock: {
      now: () => Date.now(),
      after: (delayMs, callback) => {
        const timer = setTimeout(callback, delayMs)
        return () => clearTimeout(timer)
      },
    },
    random: seededRandom(seedFrom(`${seed} ${world.world} ${world.core.sequence}`)),
    onTrouble,
  })
}
