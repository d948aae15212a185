import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Exchange } from '@touchstone/core'
import { sandboxGenesis } from '@touchstone/feeds'
import { fromHex, ManualClock, MemoryLog, newSha256, openFileJournal, realDisk, SimulatedDisk } from '@touchstone/log'
import { seededRandom } from '@touchstone/quantities'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyWorld } from '../cli/verifyWorld.ts'
import { readWorld } from '../cli/worldReading.ts'
import type { Halt } from './halt.ts'
import { closeFolder, credit, KEY, openFolder, openOwner, SEGMENT_BYTES } from './testing/worldFolder.ts'
import { World } from './world.ts'
import { openWorldFiles, worldPaths } from './worldFiles.ts'

async function problemOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no problem',
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
  )
}

describe('a world in a folder', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-world-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  /** A world with some history, closed again; returns its state hash. */
  async function withHistory(entries = 50): Promise<string> {
    const opened = await openFolder({ directory })
    const owner = await openOwner(opened.world, 'somebody')
    await Promise.all(Array.from({ length: entries }, (_, index) => credit(opened.world, owner, `credit ${index}`)))
    const hash = opened.world.core.stateHash()
    await closeFolder(opened)
    return hash
  }

  async function hashAfterStart(): Promise<string> {
    const { world } = await openFolder({ directory })
    const hash = world.core.stateHash()
    await world.close()
    return hash
  }

  it('is born once and is the same after every start, with and without its snapshots', async () => {
    const hash = await withHistory()
    expect(await hashAfterStart()).toBe(hash)
    await rm(worldPaths(directory).snapshots, { recursive: true })
    expect(await hashAfterStart()).toBe(hash)
    const { core, snapshots, checkpoints } = await verifyWorld(await readWorld(directory, KEY))
    expect(core.stateHash()).toBe(hash)
    expect({ snapshots, checkpoints }).toEqual({ snapshots: 0, checkpoints: 1 })
  })

  it('starts without a snapshot that is damaged', async () => {
    const hash = await withHistory()
    const [name = ''] = await readdir(worldPaths(directory).snapshots)
    const file = await open(join(worldPaths(directory).snapshots, name), 'r+')
    await file.write(new Uint8Array([1, 2, 3]), 0, 3, 400)
    await file.close()
    expect(await hashAfterStart()).toBe(hash)
    expect(await problemOf(readWorld(directory, KEY).then(verifyWorld))).toContain('is damaged')
  })

  it('replays what its followers missed, with everything each entry did', async () => {
    await withHistory(10)
    const { world } = await openFolder({ directory })
    const entries = []
    for await (const entry of world.replay(1)) entries.push(entry)
    expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect(entries[5]?.postings).toMatchObject([{ amount: 1_000_000n, reason: 'faucet' }])
    const late = []
    for await (const entry of world.replay(12)) late.push(entry.sequence)
    expect(late).toEqual([12])
    for await (const _entry of world.replay(13)) expect.unreachable()
    await world.close()
  })

  it('is open to one server at a time', async () => {
    const first = await openFolder({ directory })
    expect(await problemOf(openFolder({ directory }))).toMatch(/StartUpProblem: .*in use by another server/)
    await closeFolder(first)
  })

  it('refuses to start on a damaged journal and names the entry and the folder', async () => {
    await withHistory()
    const { journal } = worldPaths(directory)
    const file = await open(join(journal, '00000001.segment'), 'r+')
    await file.write(new Uint8Array([255, 255, 255]), 0, 3, 700)
    await file.close()
    const problem = await problemOf(openFolder({ directory }))
    expect(problem).toMatch(/StartUpProblem: the real world in .* is damaged at entry \d+/)
    expect(problem).toContain(directory)
    expect(await problemOf(readWorld(directory, KEY))).toContain('LogDamage')
  })

  it('refuses to start when a signed checkpoint says otherwise', async () => {
    await withHistory()
    await rm(worldPaths(directory).checkpoints)
    await rm(worldPaths(directory).snapshots, { recursive: true })
    const files = await openWorldFiles(realDisk, directory, KEY)
    const { log } = await readWorld(directory, KEY)
    const { sequence, time, hash } = log.head
    const stateHash = fromHex('ab'.repeat(32))
    await files.checkpoints.append({ sequence, time, chainHash: hash, stateHash })
    expect(await problemOf(openFolder({ directory }))).toContain('is not the one that was signed')
    expect(await problemOf(readWorld(directory, KEY).then(verifyWorld))).toContain('is not the one that was signed')
  })

  it('notices when the journal ends before what was signed', async () => {
    await withHistory()
    const files = await openWorldFiles(realDisk, directory, KEY)
    const last = files.checkpoints.checkpoints.at(-1)
    const stateHash = fromHex('ab'.repeat(32))
    const sequence = (last?.sequence ?? 0) + 10
    await files.checkpoints.append({ sequence, time: Date.now() + 1_000, chainHash: stateHash, stateHash })
    expect(await problemOf(openFolder({ directory }))).toMatch(/entries are lost/)
  })

  it('stops at a poison entry, names it, and goes on once two operators passed over it', async () => {
    await withHistory(5)
    const { journal } = worldPaths(directory)
    const log = await openFileJournal({ disk: realDisk, directory: journal, segmentBytes: SEGMENT_BYTES })
    const { sequence } = await log.append(new Uint8Array([0x7f, 1, 2, 3]))
    await log.close()
    const problem = await problemOf(openFolder({ directory }))
    expect(problem).toContain(`stops at entry ${sequence}`)
    expect(problem).toContain(`touchstone quarantine --world real --sequence ${sequence}`)
    const files = await openWorldFiles(realDisk, directory, KEY)
    await files.quarantine.mark({ sequence, reason: 'unreadable', operators: ['ada', 'grace'], time: Date.now() })
    const opened = await openFolder({ directory })
    expect(opened.world.core.sequence).toBe(sequence)
    await openOwner(opened.world, 'somebody else')
    await closeFolder(opened)
    const { core } = await verifyWorld(await readWorld(directory, KEY))
    expect(core.stateHash()).toBe(opened.world.core.stateHash())
  })

  it('goes on by itself after a long pause in the sandbox, and waits for an operator otherwise', async () => {
    const clock = new ManualClock(1_800_000_000_000)
    const first = await openFolder({ directory, clock })
    await closeFolder(first)
    const later = new ManualClock(clock.wallMs() + 2 * 3_600_000)
    const careful = await openFolder({ directory, clock: later, sandbox: false })
    const { sequence } = careful.world.core
    await expect(careful.world.submit({ type: 'OpenOwner', ref: 'a' })).rejects.toMatchObject({
      rejection: 'clock_stopped',
    })
    expect(careful.world.clock()).toBe('waits')
    expect(careful.world.head.sequence).toBe(sequence)
    await expect(careful.keeper.confirmClock('ada: looked')).rejects.toMatchObject({ rejection: 'not_in_sandbox' })
    await careful.world.close()
    const again = await openFolder({ directory, clock: later })
    expect(again.world.core.clockStopped()).toBe(false)
    expect(await openOwner(again.world, 'a')).toBeGreaterThan(0)
    await closeFolder(again)
    const muchLater = new ManualClock(later.wallMs() + 2 * 3_600_000)
    const third = await openFolder({ directory, clock: muchLater })
    expect(await openOwner(third.world, 'b')).toBeGreaterThan(0)
    await closeFolder(third)
  })

  const DAY = 24 * 3_600_000
  /** Two starts of a sandbox, `byMs` apart by the machine's clock. */
  const startAgain = async (byMs: number) => {
    const clock = new ManualClock(1_800_000_000_000)
    const first = await openFolder({ directory, clock })
    await openOwner(first.world, 'before')
    await closeFolder(first)
    return {
      last: first.world.core.time,
      again: await openFolder({ directory, clock: new ManualClock(clock.wallMs() + byMs) }),
    }
  }

  it.each([0, 13 * DAY, 14 * DAY, -1_000])('a sandbox goes on by itself after %d ms', async (byMs) => {
    const { again } = await startAgain(byMs)
    expect(again.world.clock()).toBe('runs')
    expect(await openOwner(again.world, 'after')).toBeGreaterThan(0)
    await expect(again.keeper.confirmClock('x')).rejects.toMatchObject({ rejection: 'clock_runs' })
    await closeFolder(again)
  })

  it.each([14 * DAY + 5_000, 3_650 * DAY, -3_000, -3_650 * DAY])(
    'a sandbox waits for an operator after %d ms, and writes nothing before',
    async (byMs) => {
      const { last, again } = await startAgain(byMs)
      const { world, keeper } = again
      const { sequence } = world.head
      expect([world.clock(), keeper.clock]).toMatchObject(['waits', { waits: true, confirmable: true }])
      for (let tries = 0; tries < 3; tries++) {
        await expect(openOwner(world, 'meanwhile')).rejects.toMatchObject({ rejection: 'clock_stopped' })
        await keeper.settleClock()
        await keeper.keepTime()
      }
      await closeFolder(again)
      expect(world.head.sequence).toBe(sequence)
      const healed = await openFolder({ directory, clock: new ManualClock(last + 60_000) })
      expect(healed.world.core.time).toBeLessThan(last + 120_000)
      expect(await openOwner(healed.world, 'after')).toBeGreaterThan(0)
      await closeFolder(healed)
    },
  )

  it('goes on once an operator has confirmed the clock, by an entry that names them', async () => {
    const { again } = await startAgain(30 * DAY)
    const told: string[] = []
    again.world.follow(({ command }) => told.push(JSON.stringify(command)))
    await again.keeper.confirmClock('ada: compared with two others')
    expect(told[0]).toBe('{"type":"ResumeClock","reason":"ada: compared with two others"}')
    expect(again.world.clock()).toBe('runs')
    expect(await openOwner(again.world, 'after')).toBeGreaterThan(0)
    await closeFolder(again)
  })

  it('waits when the clock jumps by years under the running sandbox, and goes on by itself when it is right again', async () => {
    const clock = new ManualClock(1_800_000_000_000)
    const { world, keeper } = await openFolder({ directory, clock })
    await openOwner(world, 'before')
    const { time } = world.core
    for (const byMs of [3_650 * DAY, -3_600_000]) {
      clock.drift(byMs)
      await expect(openOwner(world, `wrong ${byMs}`)).rejects.toMatchObject({ rejection: 'clock_stopped' })
      await keeper.settleClock()
      expect(world.clock()).toBe('waits')
      await expect(openOwner(world, `wrong ${byMs}`)).rejects.toMatchObject({ rejection: 'clock_stopped' })
      clock.drift(-byMs)
      await keeper.settleClock()
      expect(world.clock()).toBe('runs')
      expect(await openOwner(world, `right ${byMs}`)).toBeGreaterThan(0)
    }
    expect(world.core.time).toBeLessThan(time + DAY)
    clock.drift(3 * 3_600_000)
    await expect(openOwner(world, 'slept')).rejects.toMatchObject({ rejection: 'clock_stopped' })
    await keeper.settleClock()
    expect(await openOwner(world, 'slept')).toBeGreaterThan(0)
    await world.close()
  })

  it('keeps its time in the log while nobody trades, so that a quiet hour is no pause', async () => {
    const clock = new ManualClock(1_800_000_000_000)
    const { world, keeper } = await openFolder({ directory, clock, sandbox: false })
    const { sequence } = world.core
    await keeper.keepTime()
    expect(world.core.sequence).toBe(sequence)
    for (let halfHours = 0; halfHours < 4; halfHours++) {
      clock.advance(1_900_000)
      await keeper.keepTime()
    }
    expect(world.core.sequence).toBe(sequence + 4)
    expect(await openOwner(world, 'a')).toBeGreaterThan(0)
    await world.close()
  })
})

describe('a world whose disk is full', () => {
  it('refuses before anything is written, still reads, and goes on by itself when there is room', async () => {
    const simulated = new SimulatedDisk({ random: seededRandom(5) })
    const clock = new ManualClock(1_800_000_000_000)
    const { world } = await openFolder({ directory: '/world', disk: simulated.mount(), clock })
    const owner = await openOwner(world, 'somebody')
    simulated.capacityBytes = 0
    const fill = async (): Promise<string> => {
      for (let index = 0; index < 3_000; index++) {
        const problem = await problemOf(credit(world, owner, `credit ${index}`))
        if (problem !== 'no problem') return problem
      }
      return 'never full'
    }
    expect(await fill()).toContain('Refusal: The exchange cannot accept orders now: its disk is full')
    const hash = world.core.stateHash()
    const { sequence } = world.core
    expect(await problemOf(credit(world, owner, 'one more'))).toContain('disk is full')
    expect(world.storage()).toBe('full')
    expect([world.core.stateHash(), world.head.sequence]).toEqual([hash, sequence])
    expect(world.core.ledger.balances(owner)[0]?.available).toBeGreaterThan(0n)
    simulated.capacityBytes = Number.POSITIVE_INFINITY
    clock.advance(2_000)
    await credit(world, owner, 'one more')
    expect(world.storage()).toBe('ok')
    expect(world.core.sequence).toBe(sequence + 1)
  })
})

describe('a world that is not right', () => {
  function broken(halts: Halt[]): { world: World; log: MemoryLog } {
    const log = new MemoryLog()
    const observer = {
      appended: () => undefined,
      block: () => undefined,
      halted: (halt: Halt) => void halts.push(halt),
      followerFailed: () => undefined,
    }
    async function* replay() {}
    const core = new Exchange({ newSha256 })
    const clock = { monotonicMs: () => 0, clockWaits: () => false }
    return { log, world: new World({ world: 'real', log, core, replay, observer, ...clock }) }
  }

  it('stops for what somebody else found broken, names both entries, and accepts nothing any more', async () => {
    const halts: Halt[] = []
    const { world } = broken(halts)
    await world.submit(sandboxGenesis('real', { markets: [1], minimumSources: 1 }))
    await openOwner(world, 'a')
    const found = { sequence: 1, reason: 'I2: the accounts do not sum to zero' }
    world.stopFor(found)
    world.stopFor({ sequence: 2, reason: 'another' })
    const reason = 'I2: the accounts do not sum to zero; found after this world had answered entry 2'
    expect(halts).toEqual([{ sequence: 1, reason }])
    expect(await problemOf(world.submit({ type: 'OpenOwner', ref: 'b' }))).toContain('Nothing was changed')
    expect(world.core.sequence).toBe(2)
  })

  it('stops at an entry it cannot apply; what was durable behind it has an unknown outcome', async () => {
    const halts: Halt[] = []
    const { world, log } = broken(halts)
    await world.submit(sandboxGenesis('real', { markets: [1], minimumSources: 1 }))
    const poison = log.append(new Uint8Array([0x7f]))
    const behind = problemOf(world.submit({ type: 'OpenOwner', ref: 'a' }))
    await poison
    expect(await behind).toContain('The outcome is not known yet')
    expect(halts).toMatchObject([{ sequence: 2 }])
    expect(await problemOf(world.submit({ type: 'OpenOwner', ref: 'b' }))).toContain('Nothing was changed')
  })

  it('tells its other followers what one of them could not take', async () => {
    const { world } = broken([])
    const heard: number[] = []
    world.follow(() => {
      throw new Error('a follower with a bug')
    })
    world.follow(({ sequence }) => void heard.push(sequence))
    await world.submit(sandboxGenesis('real', { markets: [1], minimumSources: 1 }))
    expect(heard).toEqual([1])
    expect(world.halt).toBeNull()
  })
})
