import { sandboxGenesis } from '@touchstone/feeds'
import { signingKeyFromSeed } from '@touchstone/log'
import { pino } from 'pino'
import { createFollower } from '../../follower/createFollower.ts'
import { journalThread, startJournals } from '../../journal/startJournals.ts'
import { openWorld } from '../openWorld.ts'
import type { World } from '../world.ts'

/** A real world of one market in a process that a test kills: it throws instead of halting, and logs nothing. */
export async function openKillableWorld(directory: string): Promise<World> {
  const silent = () => undefined
  const logger = pino({ level: 'silent' })
  const journals = await startJournals({ carrier: journalThread(), logger })
  const { world } = await openWorld({
    world: 'real',
    directory,
    key: signingKeyFromSeed(new Uint8Array(32).fill(7)),
    openLog: journals.open,
    follow: createFollower(),
    sandbox: true,
    genesis: () => sandboxGenesis('real', { markets: [1], minimumSources: 1 }),
    observer: {
      appended: silent,
      block: silent,
      halted: ({ reason }) => {
        throw new Error(reason)
      },
      followerFailed: silent,
    },
    logger,
    segmentBytes: 256 * 1024,
  })
  return world
}
