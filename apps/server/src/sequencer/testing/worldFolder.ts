import { sandboxGenesis } from '@touchstone/feeds'
import { type Clock, type Disk, realDisk, type SigningKey, signingKeyFromSeed } from '@touchstone/log'
import type { OwnerId } from '@touchstone/protocol'
import { pino } from 'pino'
import { expect } from 'vitest'
import { createFollower } from '../../follower/createFollower.ts'
import { journalHere, startJournals } from '../../journal/startJournals.ts'
import type { OpenLog } from '../../journal/worldLog.ts'
import type { Follow } from '../following.ts'
import type { Halt } from '../halt.ts'
import { type OpenedWorld, openWorld } from '../openWorld.ts'
import type { World } from '../world.ts'

export const KEY: SigningKey = signingKeyFromSeed(new Uint8Array(32).fill(7))
export const SEGMENT_BYTES = 64 * 1024

export interface WorldFolder {
  readonly directory: string
  readonly disk?: Disk
  readonly clock?: Clock
  readonly sandbox?: boolean
  readonly key?: SigningKey
  readonly halts?: Halt[]
  readonly follow?: Follow
  readonly openLog?: OpenLog
  readonly lastSnapshotMs?: number
}

/** A journal behind messages, on this thread. */
function openHere(parts: { readonly disk: Disk; readonly clock?: Clock }): OpenLog {
  return async (place) => {
    const { disk } = parts
    const logger = { error: (_facts: object, text: string) => expect.unreachable(text) }
    const journals = await startJournals({ carrier: journalHere(parts), logger, disk })
    return journals.open(place)
  }
}

/** Opens a small world in a folder, as a start of the server would. */
export function openFolder({
  directory,
  disk = realDisk,
  clock,
  sandbox = true,
  key = KEY,
  halts,
  follow = createFollower({ disk, ...(clock && { clock }) }),
  lastSnapshotMs = 120_000,
  openLog = openHere({ disk, ...(clock && { clock }) }),
}: WorldFolder): Promise<OpenedWorld> {
  return openWorld({
    world: 'real',
    directory,
    key,
    openLog,
    follow,
    sandbox,
    genesis: () => sandboxGenesis('real', { markets: [1, 2], minimumSources: 1 }),
    observer: {
      appended: () => undefined,
      block: () => undefined,
      halted: (halt) => void halts?.push(halt),
      followerFailed: (error) => {
        throw error
      },
    },
    logger: pino({ level: 'silent' }),
    segmentBytes: SEGMENT_BYTES,
    lastSnapshotMs,
    disk,
    ...(clock && { clock }),
  })
}

/** Keeps a snapshot and closes the world, as a stop of the server would. */
export async function closeFolder({ world, keeper }: OpenedWorld): Promise<void> {
  await keeper.stop()
  await world.close()
}

export async function openOwner(world: World, ref: string): Promise<OwnerId> {
  const { reply } = await world.submit({ type: 'OpenOwner', ref })
  if (reply.kind !== 'done') throw new Error('the owner was not opened')
  return reply.value
}

export async function credit(world: World, owner: OwnerId, ref: string): Promise<void> {
  await world.submit({ type: 'FaucetCredit', owner, asset: 1, amount: 1_000_000n, ref })
}
