import { type House, type PriceFeed, shareFeed } from '@touchstone/feeds'
import type { Program } from '../threads/program.ts'
import type { HouseBoundary } from './houseBoundary.ts'
import { openHouseFeed } from './openHouseFeed.ts'
import { runHouse } from './runHouse.ts'

/** Feed, listings, market maker and sandbox flow of every world, on the same outside prices. */
export const houseProgram: Program<HouseBoundary> = (owner) => {
  const houses: House[] = []
  let open: PriceFeed | undefined
  const stop = async (): Promise<void> => {
    await Promise.all(houses.splice(0).map((house) => house.stop()))
    open?.close()
  }
  return {
    ownerGone: stop,
    service: {
      begin: async ({ feed: settings, last, maxLeverage, worlds }) => {
        const feed = openHouseFeed(settings, last)
        open = feed
        const shared = shareFeed(feed, worlds.length)
        for (const [place, each] of worlds.entries()) {
          const { seed } = settings
          houses.push(await runHouse({ ...each, owner, feed: shared[place] ?? feed, seed, maxLeverage }))
        }
        for (const house of houses) house.start()
      },
      stop,
    },
  }
}
