import { systemClock } from '../clock/clock.ts'
import { Loop } from '../operations/loop.ts'
import { offerHosting } from '../sandbox/hosting/offerHosting.ts'
import { offerLoans } from '../sandbox/loans/offerLoans.ts'
import { offerNewCoins } from '../sandbox/newCoins/offerNewCoins.ts'
import { offerRewards } from '../sandbox/rewards/offerRewards.ts'
import { WORLD_NAMES } from '../sequencer/openWorlds.ts'
import type { Foundation } from './foundation.ts'

const LOOK_EVERY_MS = 60_000
/** Pause after a world refused an offer: its clock may have to be resumed first. */
const AGAIN_AFTER_MS = 2_000

/** A sandbox decides its offers by itself at the start and looks after them from then on; elsewhere operators alone decide them. */
export async function startOffers({ config, worlds, closing, logger }: Foundation): Promise<void> {
  if (config.mode !== 'sandbox') return
  const offer = async (): Promise<number> => {
    try {
      for (const name of WORLD_NAMES) {
        await offerHosting(worlds[name].world)
        await offerNewCoins(worlds[name].world, systemClock.now())
        await offerRewards(worlds[name].world)
      }
      await offerLoans(worlds.real.world)
      return LOOK_EVERY_MS
    } catch (error) {
      logger.warn({ event: 'offers_waiting', err: error }, 'what a sandbox offers cannot be decided now')
      return AGAIN_AFTER_MS
    }
  }
  await offer()
  const loop = new Loop(offer)
  loop.start()
  closing.add('offers', () => loop.stop())
}
