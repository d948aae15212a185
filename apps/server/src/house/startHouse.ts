import type { Command, World } from '@touchstone/protocol'
import type { Logger } from 'pino'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { carriedError } from '../threads/carriedError.ts'
import { PeerGone } from '../threads/conversation.ts'
import { inProcess } from '../threads/inProcess.ts'
import { KeptProgram } from '../threads/keptProgram.ts'
import { onThread, type ThreadCare } from '../threads/onThread.ts'
import type { Carrier } from '../threads/program.ts'
import type { HouseBeginning, HouseBoundary, HouseOutcome, HouseRound } from './houseBoundary.ts'
import { houseProgram } from './houseProgram.ts'
import { houseBooks, houseListings } from './houseView.ts'

/** Where the house runs: on a thread of its own, or, for most tests, on the thread of the worlds. */
export type HousePlace = 'thread' | 'process'

export interface StartHouseOptions {
  readonly place: HousePlace
  readonly care?: ThreadCare
  readonly worlds: Readonly<Record<World, Pick<WorldPort, 'core' | 'submit'>>>
  /** Asked at each start of the house. */
  readonly beginning: () => HouseBeginning
  /** Symbols of the books that somebody looks at. Left out: nobody looks. */
  readonly watched?: (world: World) => ReadonlySet<string>
  /** Told in each round. */
  readonly onRound: (round: HouseRound) => void
  readonly logger: Pick<Logger, 'warn' | 'error'>
}

export interface StartedHouse {
  /** Ends the running house, whatever it is doing; a new one starts. */
  kill(): Promise<void>
  /** Withdraws the quotes and ends it for good. */
  stop(): Promise<void>
}

/** Memory limit: a house that holds more than this has a leak. */
const MOST_MB = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 }

const CARRIERS: Readonly<Record<HousePlace, (care?: ThreadCare) => Carrier<HouseBoundary>>> = {
  thread: (care) =>
    onThread({ name: 'house', file: new URL('./houseThread.ts', import.meta.url), limits: MOST_MB, ...care }),
  process: () => inProcess(houseProgram),
}

async function outcomeOf(world: Pick<WorldPort, 'submit'>, command: Command): Promise<HouseOutcome> {
  try {
    return { reply: (await world.submit(command)).reply }
  } catch (error) {
    return { error: carriedError(error) }
  }
}

/**
 * One house for all worlds. A house that ends by itself is restarted and quotes anew; until then its quotes stay in the books, its
 * prices grow stale and its leases run out.
 */
export async function startHouse(options: StartHouseOptions): Promise<StartedHouse> {
  const { place, care, worlds, beginning, watched = () => new Set<string>(), onRound, logger } = options
  const kept = await KeptProgram.begin<HouseBoundary>({
    carrier: CARRIERS[place](care),
    service: {
      listings: (world) => houseListings(worlds[world]),
      books: (round) => {
        onRound(round)
        return houseBooks(worlds[round.world], watched(round.world))
      },
      submit: ({ world, commands }) => Promise.all(commands.map((command) => outcomeOf(worlds[world], command))),
      trouble: (trouble) => logger.warn({ event: 'house_trouble', ...trouble }, 'the house cannot work now'),
    },
    onBegun: (house) => house.ask('begin', beginning()),
    onEnded: (reason, againInMs) =>
      logger.error({ event: 'house_ended', reason, againInMs }, 'the house ended and begins again'),
  })
  return {
    kill: () => kept.endNow('it was killed'),
    stop: async () => {
      await kept.ask('stop', null).catch((error: unknown) => {
        // The house has ended meanwhile: its quotes stay until its leases run out.
        if (!(error instanceof PeerGone)) throw error
      })
      await kept.stop()
    },
  }
}
