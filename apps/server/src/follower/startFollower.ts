import type { Logger } from 'pino'
import type { Follow } from '../sequencer/following.ts'
import { inProcess } from '../threads/inProcess.ts'
import { KeptProgram } from '../threads/keptProgram.ts'
import { onThread, type ThreadCare } from '../threads/onThread.ts'
import type { Carrier } from '../threads/program.ts'
import { createFollower } from './createFollower.ts'
import { type FollowerBoundary, followerProgram } from './followerProgram.ts'

/** Where a follower runs: on a thread of its own, or, for most tests, on the thread that asks it. */
export type FollowerPlace = 'thread' | 'process'

export interface StartFollowerOptions {
  readonly place: FollowerPlace
  readonly care?: ThreadCare
  readonly logger: Pick<Logger, 'error'>
}

export interface StartedFollower {
  readonly follow: Follow
  /** Ends it, even in the middle of its work; it begins again. */
  kill(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

/** It keeps little of what it reads: less room for the young makes it smaller, not slower. */
const YOUNG_MB = 12

const CARRIERS: Readonly<Record<FollowerPlace, (care?: ThreadCare) => Carrier<FollowerBoundary>>> = {
  thread: (care) =>
    onThread({
      name: 'follower',
      file: new URL('./followerThread.ts', import.meta.url),
      limits: { maxYoungGenerationSizeMb: YOUNG_MB },
      ...care,
    }),
  process: () => inProcess(followerProgram(() => createFollower())),
}

/** One follower for all worlds. When it ends by itself it is begun again, and goes on from the last place that was kept. */
export async function startFollower({ place, care, logger }: StartFollowerOptions): Promise<StartedFollower> {
  const kept = await KeptProgram.begin<FollowerBoundary>({
    carrier: CARRIERS[place](care),
    service: {},
    onEnded: (reason, againInMs) =>
      logger.error({ event: 'follower_ended', reason, againInMs }, 'the follower ended and begins again'),
  })
  return {
    follow: (request) => kept.ask('follow', request),
    kill: () => kept.endNow('it was killed'),
    stop: () => kept.stop(),
  }
}
