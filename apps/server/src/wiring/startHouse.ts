import { type House, shareFeed } from '@touchstone/feeds'
import { runHouse } from '../house/runHouse.ts'
import { WORLD_NAMES } from '../sequencer/openWorlds.ts'
import type { Foundation } from './foundation.ts'
import { type PerWorld, perWorld } from './perWorld.ts'

export type Houses = PerWorld<House>

/** A feed that did not get a sample into the log for so long is late. */
const LATE_AFTER_MS = 15_000

function ageSeconds(house: House): number {
  const { sampledAt } = house.status()
  return sampledAt === 0 ? -1 : (Date.now() - sampledAt) / 1000
}

/** Names of feeds whose prices no longer arrive. */
export function lateFeeds(houses: Houses | null): readonly string[] {
  if (!houses) return []
  return WORLD_NAMES.some((name) => Date.now() - houses[name].status().sampledAt > LATE_AFTER_MS) ? ['feed'] : []
}

/** Feed, market maker and flow of both worlds, on the same outside prices, not yet started; null without a feed. */
export function createHouses({ config, feed, seed, worlds, logger }: Foundation): Houses | null {
  if (!feed) return null
  const shared = shareFeed(feed, WORLD_NAMES.length)
  return perWorld((name) =>
    runHouse({
      world: worlds[name].world,
      feed: shared[WORLD_NAMES.indexOf(name)] ?? feed,
      seed,
      sandbox: worlds[name].genesis.sandbox,
      maxLeverage: config.maxLeverage,
      onTrouble: (trouble) =>
        logger.warn({ event: 'house_trouble', world: name, trouble }, 'the house cannot work now'),
    }),
  )
}

export function startHouses({ closing, metrics }: Foundation, houses: Houses): void {
  for (const name of WORLD_NAMES) houses[name].start()
  metrics.watch('touchstone_feed_age_seconds', 'Time since the last accepted index samples, -1 before the first', () =>
    perWorld((name) => ageSeconds(houses[name])),
  )
  closing.add('house', async () => {
    await Promise.all([houses.real.stop(), houses.demo.stop()])
  })
}
