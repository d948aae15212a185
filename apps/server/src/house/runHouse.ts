import {
  createHouse,
  type FeedMarket,
  type House,
  type LeverageCaps,
  type ListedView,
  marketsFor,
  type PriceFeed,
  sandboxGenesis,
  seedFrom,
} from '@touchstone/feeds'
import { marketUnits } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import type { Peer } from '../threads/conversation.ts'
import type { HouseBoundary, HouseWorld } from './houseBoundary.ts'
import { houseClock } from './houseClock.ts'
import { HouseTurns } from './houseTurns.ts'
import { SeenWorld } from './seenWorld.ts'

export interface HouseParts extends HouseWorld {
  readonly owner: Peer<HouseBoundary['owner']>
  readonly feed: PriceFeed
  readonly seed: string
  readonly maxLeverage: LeverageCaps
}

/** One process has a file journal, so its leases need no names that tell processes apart. */
const HOLDER = 1

function feedMarkets(listed: ListedView, feed: PriceFeed): FeedMarket[] {
  const assets = listed.assets()
  return marketsFor(feed)
    .filter(({ id }) => listed.spot.markets().some((market) => market.id === id))
    .map((definition) => ({ definition, units: marketUnits(definition, assets) }))
}

/** Feed, listings, market maker and sandbox flow of one world, not yet started, as clients of its log. */
export async function runHouse({
  world,
  sandbox,
  sequence,
  owner,
  feed,
  seed,
  maxLeverage,
}: HouseParts): Promise<House> {
  const seen = await SeenWorld.open(world, owner)
  const turns = new HouseTurns(world, owner)
  const { capital } = sandboxGenesis(world, feed)
  const house = createHouse({
    feed,
    markets: feedMarkets(seen.listed, feed),
    openingBase: ({ definition }) =>
      capital.find((line) => line.owner === 'liquidity' && line.asset === definition.base)?.amount ?? 0n,
    holder: HOLDER,
    submit: (command) => turns.submit(command),
    look: (at) => seen.look(at, house.status().sampledAt),
    readMarket: (market) => seen.market(market),
    watched: () => seen.watched,
    contracts: { world: seen.listed, caps: maxLeverage, read: (contract) => seen.contract(contract) },
    clock: houseClock,
    random: seededRandom(seedFrom(`${seed} ${world} ${sequence}`)),
    activity: sandbox ? 1 : 0,
    onTrouble: (trouble) => owner.tell('trouble', { world, trouble }),
  })
  return house
}
