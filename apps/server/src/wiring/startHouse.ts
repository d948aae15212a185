import { type House, shareFeed } from '@touchstone/feeds'
import { runHouse } from '../house/runHouse.ts'
import { WORLD_NAMES } from '../sequencer/openWorlds.ts'
import type { Foundation } from './foundation.ts'
import { perWorld } from './perWorld.ts'

function ageSeconds(house: House): number {
  const { sampledAt } = house.status()
  return sampledAt === 0 ? -1 : (Date.now() - sampledAt) / 1000
}

/** The feed, the market maker and the flow of both worlds, on the same outside prices. */
export function startHouse({ feed, seed, worlds, logger, closing, metrics }: Foundation): void {
  if (!feed) return
  const shared = shareFeed(feed, WORLD_NAMES.length)
  const houses = perWorld((name) =>
    runHouse({
      world: worlds[name].world,
      feed: shared[WORLD_NAMES.indexOf(name)] ?? feed,
      seed,
      onTrouble: (trouble) =>
        logger.warn({ event: 'house_trouble', world: name, trouble }, 'the house cannot work now'),
    }),
  )
  for (const name of WORLD_NAMES) houses[name].start()
  metrics.watch('touchstone_feed_age_seconds', 'Time since the last accepted index samples, -1 before the first', () =>
    perWorld((name) => ageSeconds(houses[name])),
  )
  closing.add('house', async () => {
    await Promise.all([houses.real.stop(), houses.demo.stop()])
  })
}
