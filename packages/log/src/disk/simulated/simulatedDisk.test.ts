import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import type { DiskFile } from '../disk.ts'
import { SimulatedDisk } from './simulatedDisk.ts'

const filled = (value: number, length: number): Uint8Array => new Uint8Array(length).fill(value)

/** A durable file of four sectors of ones. */
async function fourSectors(disk: SimulatedDisk): Promise<DiskFile> {
  const mount = disk.mount()
  await mount.makeDirectory('/d')
  const file = await mount.open('/d/f', { create: true })
  await file.write(0, filled(1, 2_048))
  await file.sync()
  await mount.syncDirectory('/d')
  return file
}

/** First byte of each sector after a power cut, over many seeds. */
async function endings(act: (disk: SimulatedDisk, file: DiskFile) => Promise<unknown>): Promise<Set<string>> {
  const seen = new Set<string>()
  for (let seed = 0; seed < 300; seed++) {
    const disk = new SimulatedDisk({ random: seededRandom(seed) })
    await act(disk, await fourSectors(disk))
    disk.crash()
    seen.add([0, 512, 1_024, 1_536].map((at) => disk.contents('/d/f')[at]).join(''))
  }
  return seen
}

describe('a power cut', () => {
  it('keeps, drops and tears what was not synced, sector by sector', async () => {
    const seen = await endings((_disk, file) => file.write(0, filled(2, 2_048)))
    expect(seen.size).toBe(16)
  })

  it('keeps what was synced', async () => {
    const seen = await endings(async (_disk, file) => {
      await file.write(512, filled(2, 512))
      await file.sync()
    })
    expect([...seen]).toEqual(['1211'])
  })

  it('keeps what was written to a durable file, and no more', async () => {
    const seen = await endings(async (disk) => {
      const file = await disk.mount().open('/d/f', { durable: true })
      await file.write(0, filled(2, 512))
      const lazy = await disk.mount().open('/d/f', { create: true })
      await lazy.write(1_536, filled(3, 512))
    })
    expect([...seen].sort()).toEqual(['2111', '2113'])
  })

  it('drops what a failed sync left behind, or keeps it, but not by a second sync', async () => {
    const seen = await endings(async (disk, file) => {
      await file.write(0, filled(2, 512))
      disk.fault = ({ kind }) => (kind === 'sync' ? { kind: 'fails', code: 'EIO' } : undefined)
      await expect(file.sync()).rejects.toMatchObject({ code: 'EIO' })
      disk.fault = undefined
      await file.sync()
    })
    expect([...seen].sort()).toEqual(['1111', '2111'])
  })

  it('undoes names that were not synced, the latest first', async () => {
    const names = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const disk = new SimulatedDisk({ random: seededRandom(seed) })
      await fourSectors(disk)
      const mount = disk.mount()
      await mount.open('/d/g', { create: true })
      await mount.rename('/d/f', '/d/h')
      await mount.remove('/d/g')
      disk.crash()
      names.add(disk.paths().join(' '))
    }
    expect([...names].sort()).toEqual(['/d/f', '/d/f /d/g', '/d/g /d/h', '/d/h'])
  })

  it('leaves old mounts silent and their locks free', async () => {
    const disk = new SimulatedDisk({ random: seededRandom(1) })
    const file = await fourSectors(disk)
    const mount = disk.mount()
    await mount.lock('/d/LOCK')
    await expect(disk.mount().lock('/d/LOCK')).rejects.toMatchObject({ name: 'DiskLocked' })
    disk.crash()
    const operations = disk.operations
    let answered = false
    void file.write(0, filled(9, 10)).finally(() => (answered = true))
    void mount.remove('/d/f').finally(() => (answered = true))
    await new Promise((done) => setImmediate(done))
    expect([answered, disk.operations, disk.contents('/d/f')[0]]).toEqual([false, operations, 1])
    await (await disk.mount().lock('/d/LOCK')).release()
  })
})

describe('a simulated disk', () => {
  it('is full where it is told to be, and has room again after removing', async () => {
    const disk = new SimulatedDisk({ random: seededRandom(1) })
    const file = await fourSectors(disk)
    disk.capacityBytes = 2_100
    expect(disk.usedBytes).toBe(2_048)
    await expect(file.write(2_048, filled(1, 53))).rejects.toMatchObject({ code: 'ENOSPC' })
    await file.write(2_000, filled(1, 100))
    const mount = disk.mount()
    await expect(mount.open('/d/g', { create: true })).rejects.toMatchObject({ code: 'ENOSPC' })
    await mount.remove('/d/f')
    expect(disk.usedBytes).toBe(0)
    await mount.open('/d/g', { create: true })
  })

  it('gives files, names and errors like a real one', async () => {
    const disk = new SimulatedDisk({ random: seededRandom(1) })
    const file = await fourSectors(disk)
    const mount = disk.mount()
    await expect(mount.open('/d/none')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(mount.open('/none/f', { create: true })).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await mount.list('/none')).toEqual([])
    expect(await mount.list('/d')).toEqual(['f'])
    expect(await file.read(2_000, 500)).toEqual(filled(1, 48))
    await file.write(3_000, filled(7, 1))
    expect([await file.size(), (await file.read(2_048, 10))[0]]).toEqual([3_001, 0])
  })

  it('lets a write land elsewhere', async () => {
    const disk = new SimulatedDisk({ random: seededRandom(1) })
    const file = await fourSectors(disk)
    disk.fault = ({ kind }) => (kind === 'write' ? { kind: 'misdirected', offset: 1_024 } : undefined)
    await file.write(0, filled(5, 512))
    expect([0, 512, 1_024].map((at) => disk.contents('/d/f')[at])).toEqual([1, 1, 5])
  })
})
