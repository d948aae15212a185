import { Exchange } from '@touchstone/core'
import { type Clock, type Disk, LogDamage, newSha256, realDisk, systemClock } from '@touchstone/log'
import type { Follow, Followed, FollowRequest } from '../sequencer/following.ts'
import { LawBroken, PoisonEntry } from '../sequencer/halt.ts'
import { HistoryDiffers } from '../sequencer/historyDiffers.ts'
import { type FollowerParts, WorldFollower } from './worldFollower.ts'

export interface FollowerOptions {
  readonly disk?: Disk
  readonly clock?: Clock
  /** For tests: an exchange that is not right. */
  readonly newCore?: () => Exchange
  /** Called again and again during long work: a sign of life of a thread that cannot give it by itself then. */
  readonly alive?: () => void
}

const STOPS = [LawBroken, HistoryDiffers, PoisonEntry, LogDamage] as const

/** The follower's report for an error that stops the exchange; null for the follower's own trouble. */
function brokenBy(error: unknown): Followed | null {
  for (const kind of STOPS)
    if (error instanceof kind) return { kind: 'broken', sequence: error.sequence, reason: error.message }
  return null
}

/** Follows every world that it is asked about, each with an exchange of its own, opened when it is first asked. */
export function createFollower(options: FollowerOptions = {}): Follow {
  const { alive = () => undefined } = options
  const parts: FollowerParts = {
    disk: options.disk ?? realDisk,
    clock: options.clock ?? systemClock,
    newCore: options.newCore ?? (() => new Exchange({ newSha256, onPart: alive })),
    alive,
  }
  const worlds = new Map<string, Promise<WorldFollower>>()
  const opened = (request: FollowRequest): Promise<WorldFollower> => {
    const known = worlds.get(request.directory) ?? WorldFollower.open(parts, request)
    worlds.set(request.directory, known)
    return known
  }
  return async (request) => {
    try {
      return await (await opened(request)).follow(request)
    } catch (error) {
      worlds.delete(request.directory)
      const broken = brokenBy(error)
      if (broken) return broken
      throw error
    }
  }
}
