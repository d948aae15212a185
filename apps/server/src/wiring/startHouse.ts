import type { World } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { HouseBeginning } from '../house/houseBoundary.ts'
import { lastPrices } from '../house/houseView.ts'
import type { HouseFeedSettings } from '../house/openHouseFeed.ts'
import { startHouse } from '../house/startHouse.ts'
import { WORLD_NAMES } from '../sequencer/openWorlds.ts'
import type { Foundation } from './foundation.ts'
import { perWorld } from './perWorld.ts'

/** When each world's index samples were last accepted; a world without samples yet is missing. */
export type SampleTimes = Map<World, Timestamp>

/** A feed without an accepted sample for so long is late. */
const LATE_AFTER_MS = 15_000

function ageSeconds(sampledAt: Timestamp): number {
  return sampledAt === 0 ? -1 : (Date.now() - sampledAt) / 1000
}

/** Names of feeds whose prices no longer arrive; of a server without a feed none is late. */
export function lateFeeds(sampled: SampleTimes | null): readonly string[] {
  if (!sampled) return []
  return WORLD_NAMES.some((name) => Date.now() - (sampled.get(name) ?? 0) > LATE_AFTER_MS) ? ['feed'] : []
}

function beginningOf({ config, worlds }: Foundation, feed: HouseFeedSettings): HouseBeginning {
  return {
    feed,
    last: lastPrices(worlds.real.world),
    maxLeverage: config.maxLeverage,
    worlds: WORLD_NAMES.map((world) => ({
      world,
      sandbox: worlds[world].genesis.sandbox,
      sequence: worlds[world].world.core.sequence,
    })),
  }
}

/** Feed, market maker and flow of both worlds, on the same outside prices. */
export async function startHouses(
  foundation: Foundation,
  feed: HouseFeedSettings,
  sampled: SampleTimes,
  watched: (world: World) => ReadonlySet<string>,
): Promise<void> {
  const { closing, metrics, worlds, logger, threads, care } = foundation
  metrics.watch('touchstone_feed_age_seconds', 'Time since the last accepted index samples, -1 before the first', () =>
    perWorld((name) => ageSeconds(sampled.get(name) ?? 0)),
  )
  const house = await startHouse({
    place: threads ? 'thread' : 'process',
    care,
    worlds: perWorld((name) => worlds[name].world),
    beginning: () => beginningOf(foundation, feed),
    watched,
    onRound: ({ world, sampledAt }) => void sampled.set(world, sampledAt),
    logger,
  })
  closing.add('house', () => house.stop())
}
