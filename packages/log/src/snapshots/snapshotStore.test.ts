import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@touchstone/quantities'
import { afterEach, describe, expect, it } from 'vitest'
import type { Disk } from '../disk/disk.ts'
import { realDisk } from '../disk/realDisk.ts'
import { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import { type Snapshot, SnapshotStore } from './snapshotStore.ts'

function snapshot(sequence: number, length = 300): Snapshot {
  const filled = (value: number, size: number): Uint8Array => new Uint8Array(size).fill(value % 256)
  return {
    sequence,
    chainHash: filled(sequence, 32),
    stateHash: filled(sequence + 1, 32),
    bytes: filled(sequence + 2, length),
  }
}

const temporary: string[] = []
afterEach(async () => {
  for (const directory of temporary.splice(0)) await rm(directory, { recursive: true, force: true })
})

async function onRealDisk(): Promise<{ disk: Disk; directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'touchstone-snapshots-'))
  temporary.push(directory)
  return { disk: realDisk, directory: join(directory, 'deep', 'snapshots') }
}

async function onSimulatedDisk(): Promise<{ disk: Disk; directory: string }> {
  return { disk: new SimulatedDisk({ random: seededRandom(1) }).mount(), directory: '/snapshots' }
}

describe.each([
  ['real', onRealDisk],
  ['simulated', onSimulatedDisk],
])('snapshots on the %s disk', (_name, place) => {
  it('has none at first', async () => {
    const store = await SnapshotStore.open(await place())
    expect(await store.latestValid()).toEqual({ snapshot: null, damaged: [] })
  })

  it('returns the newest and keeps three', async () => {
    const store = await SnapshotStore.open(await place())
    for (const sequence of [10, 200, 3_000, 40_000, 500_000]) await store.save(snapshot(sequence))
    expect(await store.sequences()).toEqual([500_000, 40_000, 3_000])
    expect(await store.latestValid()).toEqual({ snapshot: snapshot(500_000), damaged: [] })
  })

  it('removes what a killed process left unfinished, and takes out of the way what it is told to', async () => {
    const where = await place()
    const store = await SnapshotStore.open(where)
    const file = await where.disk.open(`${where.directory}/0000000000000005.snapshot.tmp`, { create: true })
    await file.close()
    for (const sequence of [10, 20, 30, 40, 50, 60]) {
      await store.save(snapshot(sequence))
      if (sequence < 50) await store.setAside(sequence)
    }
    expect(await store.sequences()).toEqual([60, 50])
    expect(await store.latestValid(49)).toEqual({ snapshot: null, damaged: [] })
    expect(await where.disk.list(where.directory)).toEqual([
      ...[20, 30, 40].map((sequence) => `00000000000000${sequence}.snapshot.aside`),
      ...[50, 60].map((sequence) => `00000000000000${sequence}.snapshot`),
    ])
  })

  it('keeps more when asked, never fewer', async () => {
    const where = await place()
    const store = await SnapshotStore.open({ ...where, keep: 5 })
    for (let sequence = 1; sequence <= 8; sequence++) await store.save(snapshot(sequence))
    expect(await store.sequences()).toEqual([8, 7, 6, 5, 4])
    await expect(SnapshotStore.open({ ...where, keep: 2 })).rejects.toThrow('at least 3')
  })

  it('keeps the first of each of the last three spans too, however many come after it', async () => {
    const store = await SnapshotStore.open({ ...(await place()), span: 1_000 })
    for (let sequence = 100; sequence <= 4_550; sequence += 150) await store.save(snapshot(sequence))
    expect(await store.sequences()).toEqual([4_450, 4_300, 4_150, 4_000, 3_100, 2_050])
    expect(await store.latestValid(3_999)).toEqual({ snapshot: snapshot(3_100), damaged: [] })
  })

  it('holds an empty state and a large one', async () => {
    const store = await SnapshotStore.open(await place())
    for (const length of [0, 3_000_000]) {
      await store.save(snapshot(length + 1, length))
      const found = (await store.latestValid()).snapshot
      expect(Buffer.compare(found?.bytes ?? Buffer.from('none'), snapshot(length + 1, length).bytes)).toBe(0)
    }
  })
})

describe('a damaged snapshot', () => {
  async function three(): Promise<SimulatedDisk> {
    const disk = new SimulatedDisk({ random: seededRandom(1) })
    const store = await SnapshotStore.open({ disk: disk.mount(), directory: '/snapshots' })
    for (const sequence of [1, 2, 3]) await store.save(snapshot(sequence))
    return disk
  }
  const latest = async (disk: SimulatedDisk) =>
    (await SnapshotStore.open({ disk: disk.mount(), directory: '/snapshots' })).latestValid()

  it('is passed over, whichever bit flips, and listed', async () => {
    const disk = await three()
    const path = '/snapshots/0000000000000003.snapshot'
    const bits = disk.contents(path).byteLength * 8
    for (let bit = 0; bit < bits; bit++) {
      const copy = disk.copy({ random: seededRandom(2) })
      copy.flipBit(path, bit)
      const { snapshot: found, damaged } = await latest(copy)
      expect([bit, found?.sequence, damaged.length]).toEqual([bit, 2, 1])
    }
  })

  it('of every kind leads to the newest sound one', async () => {
    const disk = await three()
    const [first, second, third] = disk.paths()
    if (!first || !second || !third) throw new Error('too few snapshots')
    disk.replaceContents(third, disk.contents(third).subarray(0, 50))
    disk.replaceContents(second, disk.contents(first))
    expect(await latest(disk)).toEqual({
      snapshot: snapshot(1),
      damaged: [
        { file: '0000000000000003.snapshot', reason: 'it is cut short' },
        { file: '0000000000000002.snapshot', reason: 'it is the snapshot of entry 1' },
      ],
    })
    disk.lose(first)
    expect((await latest(disk)).snapshot).toBeNull()
  })
})

describe('saving', () => {
  it('never costs an earlier snapshot, wherever the power is cut', async () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = seededRandom(seed)
      const held: (() => void)[] = []
      const disk = new SimulatedDisk({ random, schedule: (complete) => void held.push(complete) })
      let saved = 0
      const work = async (): Promise<void> => {
        const store = await SnapshotStore.open({ disk: disk.mount(), directory: '/snapshots' })
        for (let sequence = 1; sequence <= 6; sequence++) {
          await store.save(snapshot(sequence, 2_000))
          saved = sequence
        }
      }
      void work()
      for (let step = 0; step < 10 + random() * 60; step++) {
        held.shift()?.()
        await new Promise((done) => setImmediate(done))
      }
      disk.crash()
      const after = disk.copy({ random })
      const store = await SnapshotStore.open({ disk: after.mount(), directory: '/snapshots' })
      const { snapshot: found, damaged } = await store.latestValid()
      expect(found?.sequence ?? 0).toBeGreaterThanOrEqual(saved)
      expect(damaged).toEqual([])
    }
  })

  it('on a full disk rejects and leaves no rest behind', async () => {
    const disk = new SimulatedDisk({ random: seededRandom(1) })
    const store = await SnapshotStore.open({ disk: disk.mount(), directory: '/snapshots' })
    await store.save(snapshot(1))
    disk.capacityBytes = disk.usedBytes + 100
    await expect(store.save(snapshot(2))).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(disk.paths()).toEqual(['/snapshots/0000000000000001.snapshot'])
    disk.capacityBytes = Number.POSITIVE_INFINITY
    await store.save(snapshot(2))
    expect((await store.latestValid()).snapshot?.sequence).toBe(2)
  })

  it('refuses hashes of another length', async () => {
    const disk = new SimulatedDisk({ random: seededRandom(1) })
    const store = await SnapshotStore.open({ disk: disk.mount(), directory: '/snapshots' })
    await expect(store.save({ ...snapshot(1), stateHash: new Uint8Array(31) })).rejects.toThrow('32 bytes')
  })
})
