import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ManualClock } from '@touchstone/log'
import type { CancelAllOrders } from '@touchstone/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FirstAnswers } from './firstAnswers.ts'
import type { OpenedWorld } from './openWorld.ts'
import { closeFolder, credit, openFolder, openOwner } from './testing/worldFolder.ts'
import type { World } from './world.ts'
import type { AppliedEntry } from './worldPort.ts'

const STEP_MS = 50 * 60_000

describe('a command that is repeated when its answer is no longer in memory', () => {
  let directory: string
  let clock: ManualClock
  let opened: OpenedWorld
  let owner: number
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-first-'))
    clock = new ManualClock(1_790_000_000_000)
    opened = await openFolder({ directory, clock })
    owner = await openOwner(opened.world, 'somebody')
  })
  afterEach(async () => {
    await closeFolder(opened)
    await rm(directory, { recursive: true })
  })

  const cancel = (key2: number, over: Partial<CancelAllOrders> = {}): CancelAllOrders => {
    return { type: 'CancelAllOrders', owner, key1: 1, key2, inputHash: 9, issuedAt: 0, market: 1, ...over }
  }

  /** Hours in which the log's clock does not stop. */
  async function pass(world: World): Promise<void> {
    for (let step = 0; step < 3; step++) {
      clock.advance(STEP_MS)
      await credit(world, owner, `step ${clock.wallMs()}`)
    }
  }

  it('gets its first answer again from the log, also after a start', async () => {
    const refused = await opened.world.submit(cancel(1, { market: 99 }))
    const done = await opened.world.submit(cancel(2))
    expect([refused.reply, done.reply]).toMatchObject([{ rejection: 'unknown_market' }, { kind: 'done' }])
    await pass(opened.world)
    await closeFolder(opened)
    opened = await openFolder({ directory, clock })
    const again = await Promise.all([cancel(1, { market: 99 }), cancel(2)].map((each) => opened.world.submit(each)))
    expect(again.map(({ reply }) => reply)).toEqual([refused.reply, done.reply])
    expect(again.map(({ duplicate, events }) => ({ duplicate, events }))).toEqual([
      { duplicate: true, events: [] },
      { duplicate: true, events: [] },
    ])
  })

  it('is a conflict when it asks for something else, and nothing is done', async () => {
    await opened.world.submit(cancel(1))
    await pass(opened.world)
    const other = await opened.world.submit(cancel(1, { inputHash: 10 }))
    expect(other.reply).toEqual({ kind: 'rejected', rejection: 'conflict', facts: {} })
    expect(other.duplicate).toBe(true)
    expect(opened.world.hasSeen(cancel(1))).toBe(true)
  })

  it('is read together with all that are repeated meanwhile, each of its own entry, and what is not there is not found', async () => {
    const done = await Promise.all([1, 2, 3].map((key2) => opened.world.submit(cancel(key2))))
    const sequences = done.map(({ sequence }) => sequence)
    let readings = 0
    const answers = new FirstAnswers((from) => {
      readings++
      return opened.world.replay(from)
    })
    const missing = opened.world.head.sequence + 5
    const asked = [...sequences, ...sequences, missing].map((sequence) => answers.entryAt(sequence))
    const found = [...sequences, ...sequences, undefined]
    expect((await Promise.all(asked)).map((entry) => entry?.sequence)).toEqual(found)
    expect(readings).toBe(2)
    expect((await answers.entryAt(sequences[0] ?? 0))?.reply).toEqual(done[0]?.reply)
  })

  it('is told when the log cannot be read, and asks again the next time', async () => {
    const { sequence } = await opened.world.submit(cancel(1))
    let isBroken = true
    const answers = new FirstAnswers((from) => {
      if (isBroken) throw new Error('the disk is away')
      return opened.world.replay(from)
    })
    const asked = [answers.entryAt(sequence), answers.entryAt(sequence + 1)]
    for (const each of asked) await expect(each).rejects.toThrow('the disk is away')
    isBroken = false
    expect((await answers.entryAt(sequence))?.sequence).toBe(sequence)
  })

  it('is not waited for through all entries between it and another that lies far away', async () => {
    const far = 1_000_000
    const readings: number[] = []
    let applied = 0
    const answers = new FirstAnswers(async function* (from) {
      readings.push(from)
      for (let sequence = from; sequence <= far + 100; sequence++) {
        applied++
        yield { sequence } as AppliedEntry
      }
    })
    const asked = [1, far, 7, far + 5, 3].map((sequence) => answers.entryAt(sequence))
    expect((await Promise.all(asked)).map((entry) => entry?.sequence)).toEqual([1, far, 7, far + 5, 3])
    expect([readings, applied]).toEqual([[1, 3, far], 1 + 5 + 6])
  })
})
