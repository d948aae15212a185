import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Exchange, InvariantBroken } from '@touchstone/core'
import { ManualClock, newSha256, SimulatedDisk } from '@touchstone/log'
import type { Entry, Outcome } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyWorld } from '../cli/verifyWorld.ts'
import { readWorld } from '../cli/worldReading.ts'
import type { Follow, Followed } from '../sequencer/following.ts'
import type { Halt } from '../sequencer/halt.ts'
import type { OpenedWorld } from '../sequencer/openWorld.ts'
import { closeFolder, credit, KEY, openFolder, openOwner } from '../sequencer/testing/worldFolder.ts'
import { worldPaths } from '../sequencer/worldFiles.ts'
import { createFollower } from './createFollower.ts'
import { type StartedFollower, startFollower } from './startFollower.ts'

const START_MS = 1_800_000_000_000
const MINUTE_MS = 60_000

/** A follower that has just ended refuses at once: its carrier needs a turn to begin it again. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve))
}

describe('a follower of a world', () => {
  let directory: string
  let clock: ManualClock
  let opened: OpenedWorld
  const halts: Halt[] = []
  const answers: Followed[] = []

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-follower-'))
    clock = new ManualClock(START_MS)
    halts.length = 0
    answers.length = 0
  })
  afterEach(async () => {
    await opened.world.close()
    await rm(directory, { recursive: true })
  })

  /** Opens the world with this follower behind it, and remembers what the follower answered. */
  async function open(follow: Follow = createFollower({ clock }), limits = {}): Promise<void> {
    const watched: Follow = async (request) => {
      const followed = await follow(request)
      answers.push(followed)
      return followed
    }
    opened = await openFolder({ directory, clock, halts, follow: watched, ...limits })
  }

  async function trade(count: number): Promise<void> {
    const owner = await openOwner(opened.world, `owner ${opened.world.core.sequence}`)
    for (let left = count; left > 0; left--) await credit(opened.world, owner, `credit ${opened.world.core.sequence}`)
  }

  async function follow(): Promise<void> {
    await opened.keeper.proofs.follow()
  }

  const signed = (): number => opened.keeper.proofs.checkpoint?.sequence ?? 0
  const snapshots = async (): Promise<number[]> =>
    (await readdir(worldPaths(directory).snapshots)).map((name) => Number.parseInt(name, 10))

  it('comes to where the world stands and has its state signed once a minute', async () => {
    await open()
    await trade(3)
    expect(opened.keeper.proofs.behind).toBe(5)
    await follow()
    expect([opened.keeper.proofs.behind, signed()]).toEqual([0, 0])
    clock.advance(MINUTE_MS)
    await trade(2)
    await follow()
    expect(signed()).toBe(8)
    expect(opened.keeper.proofs.checkpoint?.stateHash).toBe(opened.world.core.stateHash())
    clock.advance(MINUTE_MS)
    await follow()
    expect(answers.map((answer) => answer.kind === 'agreed' && answer.facts?.sequence)).toEqual([
      undefined,
      8,
      undefined,
    ])
    expect(halts).toEqual([])
  })

  it('keeps the head at the stop, and begins there the next time', async () => {
    await open()
    await trade(3)
    await closeFolder(opened)
    expect([await snapshots(), signed()]).toEqual([[5], 5])
    await open()
    await trade(1)
    await closeFolder(opened)
    expect([await snapshots(), signed()]).toEqual([[5, 7], 7])
    const { checkpoints, snapshots: kept } = await verifyWorld(await readWorld(directory, KEY))
    expect({ checkpoints, kept }).toEqual({ checkpoints: 2, kept: 2 })
  })

  it('keeps what takes long to come to again, however few entries that are, once a minute at the most', async () => {
    let reads = 0
    /** Each look at it takes 50 ms, and so does each block. */
    const slow = { wallMs: () => clock.wallMs(), monotonicMs: () => clock.monotonicMs() + 50 * reads++ }
    await open(createFollower({ clock: slow }))
    await trade(3)
    await follow()
    clock.advance(MINUTE_MS)
    await trade(3)
    await follow()
    expect(await snapshots()).toEqual([])
    await trade(12)
    await follow()
    const first = opened.world.core.sequence
    expect(await snapshots()).toEqual([first])
    await trade(12)
    await follow()
    expect(await snapshots()).toEqual([first])
    clock.advance(MINUTE_MS)
    await trade(1)
    await follow()
    expect(await snapshots()).toEqual([first, opened.world.core.sequence])
  })

  it('says again and again that it is alive while it looks over, hashes and keeps all, and while it reads that back', async () => {
    let signs = 0
    const alive = () => void signs++
    await open(createFollower({ clock, alive }))
    await trade(1)
    await follow()
    clock.advance(MINUTE_MS)
    await trade(1)
    signs = 0
    await follow()
    const atMinute = signs
    expect(atMinute).toBeGreaterThan(20)
    await closeFolder(opened)
    const atSnapshot = signs - atMinute
    expect(atSnapshot).toBeGreaterThan(atMinute)
    await open(createFollower({ clock, alive }))
    signs = 0
    await trade(1)
    await follow()
    expect(signs).toBeGreaterThan(atMinute)
    expect(answers.at(-1)).toMatchObject({ kind: 'agreed', sequence: 7 })
  })

  it('begins again where both last agreed and something was kept, when it was lost', async () => {
    let follower = createFollower({ clock })
    await open((request) => follower(request))
    await trade(3)
    await follow()
    follower = createFollower({ clock })
    await trade(2)
    await follow()
    expect(answers.at(-1)).toMatchObject({ kind: 'agreed', sequence: 8 })
    expect(halts).toEqual([])
  })

  it('is asked again when it could not answer, and the world goes on meanwhile', async () => {
    const follower = createFollower({ clock })
    let isAway = true
    await open((request) => (isAway ? Promise.reject(new Error('it is away')) : follower(request)))
    await trade(3)
    await follow()
    expect(opened.keeper.proofs.behind).toBe(5)
    isAway = false
    await trade(1)
    await follow()
    expect(opened.keeper.proofs.behind).toBe(0)
  })

  it('does not keep a stop waiting for longer than it may', async () => {
    await open(() => new Promise(() => undefined), { lastSnapshotMs: 10 })
    await trade(1)
    await closeFolder(opened)
    expect(await readdir(worldPaths(directory).snapshots)).toEqual([])
  })

  class LyingExchange extends Exchange {
    override apply(entry: Entry): Outcome {
      const outcome = super.apply(entry)
      return entry.sequence === 7 ? { ...outcome, reply: { kind: 'done', value: 1 } } : outcome
    }
  }

  it('halts a world that answered something else than the log yields, and proves nothing any more', async () => {
    await open(createFollower({ clock, newCore: () => new LyingExchange({ newSha256 }) }))
    await trade(2)
    await follow()
    clock.advance(MINUTE_MS)
    await trade(0)
    await follow()
    expect(signed()).toBe(5)
    await trade(3)
    clock.advance(MINUTE_MS)
    await follow()
    const reason =
      'replies or postings between entry 6 and entry 9 are not what the log yields; found after this world had answered entry 9'
    expect(halts).toEqual([{ sequence: 9, reason }])
    await expect(trade(1)).rejects.toThrow('Nothing was changed')
    await closeFolder(opened)
    expect([signed(), await snapshots()]).toEqual([5, []])
  })

  it('halts a world whose journal on the disk is another one than was acknowledged', async () => {
    const follower = createFollower({ clock })
    await open((request) => follower({ ...request, mark: { ...request.mark, chainHash: 'ab'.repeat(32) } }))
    await trade(1)
    await follow()
    expect(halts).toMatchObject([{ sequence: 3, reason: expect.stringContaining('another history up to entry 3') }])
  })

  it('halts a world in which a law does not hold, and keeps no snapshot of it', async () => {
    class BrokenExchange extends Exchange {
      override checkInvariants(): void {
        throw new InvariantBroken('I2', 'the accounts do not sum to zero')
      }
    }
    await open(createFollower({ clock, newCore: () => new BrokenExchange({ newSha256 }) }))
    await trade(1)
    await follow()
    expect(halts).toEqual([])
    clock.advance(MINUTE_MS)
    await follow()
    const reason =
      'the state after entry 3 is not sound: I2: the accounts do not sum to zero; found after this world had answered entry 3'
    expect(halts).toEqual([{ sequence: 3, reason }])
    await closeFolder(opened)
    expect([signed(), await readdir(worldPaths(directory).snapshots)]).toEqual([0, []])
  })

  it('halts a world in which an entry cannot be carried out again', async () => {
    class StumblingExchange extends Exchange {
      override apply(entry: Entry): Outcome {
        if (entry.sequence === 4) throw new Error('a bug')
        return super.apply(entry)
      }
    }
    await open(createFollower({ clock, newCore: () => new StumblingExchange({ newSha256 }) }))
    await trade(4)
    await follow()
    expect(halts).toMatchObject([{ sequence: 4, reason: expect.stringContaining('entry 4 cannot be applied: a bug') }])
  })
})

describe('a follower on a full disk', () => {
  it('costs the snapshot and nothing else', async () => {
    const simulated = new SimulatedDisk({ random: seededRandom(5) })
    const halts: Halt[] = []
    const opened = await openFolder({ directory: '/world', disk: simulated.mount(), halts })
    await openOwner(opened.world, 'somebody')
    simulated.capacityBytes = 0
    await opened.keeper.stop()
    expect(opened.keeper.proofs.checkpoint).toBeUndefined()
    expect(halts).toEqual([])
    await openOwner(opened.world, 'somebody else')
    await opened.world.close()
  })
})

describe.each(['thread', 'process'] as const)('a follower behind its boundary, carried by the %s', (place) => {
  let directory: string
  let follower: StartedFollower
  beforeAll(async () => {
    follower = await startFollower({ place, logger: pino({ level: 'silent' }) })
  })
  afterAll(() => follower.stop())
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-follower-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  /** Asks again until the follower is there again: each time it is asked all it needs. */
  async function reached({ keeper }: OpenedWorld): Promise<void> {
    while (keeper.proofs.behind > 0) {
      await keeper.proofs.follow()
      await nextTurn()
    }
  }

  it('proves a world up to its head, and goes on where it was when it was killed', async () => {
    const halts: Halt[] = []
    const opened = await openFolder({ directory, halts, follow: follower.follow })
    const owner = await openOwner(opened.world, 'somebody')
    for (let left = 20; left > 0; left--) await credit(opened.world, owner, `credit ${left}`)
    await reached(opened)
    await credit(opened.world, owner, 'while it dies')
    await Promise.all([follower.kill(), opened.keeper.proofs.follow()])
    await reached(opened)
    await closeFolder(opened)
    expect(halts).toEqual([])
    const { core, checkpoints, snapshots } = await verifyWorld(await readWorld(directory, KEY))
    expect({ checkpoints, snapshots }).toEqual({ checkpoints: 1, snapshots: 1 })
    expect(core.stateHash()).toBe(opened.world.core.stateHash())
  })

  it('halts the world for an answer that the log does not yield', async () => {
    const halts: Halt[] = []
    const opened = await openFolder({
      directory,
      halts,
      follow: (request) => follower.follow({ ...request, mark: { ...request.mark, answers: 'f'.repeat(16) } }),
    })
    await openOwner(opened.world, 'somebody')
    while (halts.length === 0) {
      await opened.keeper.proofs.follow()
      await nextTurn()
    }
    expect(halts).toMatchObject([{ sequence: 2, reason: expect.stringContaining('between entry 1 and entry 2') }])
    await closeFolder(opened)
    expect(opened.keeper.proofs.checkpoint).toBeUndefined()
  })
})
