import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { ManualClock } from '../commands/manualClock.ts'
import type { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import type { DiskOperation } from '../disk/simulated/simulatedFault.ts'
import {
  appendAll,
  macrotask,
  openSimulated,
  readTexts,
  SEGMENT_BYTES,
  START_MS,
  simulatedDisk,
} from '../testing/simulatedJournal.ts'
import type { FileJournal } from './fileJournal.ts'

const text = (index: number): string => `entry ${index} `.padEnd(300, 'x')

/** Appends until one is refused; returns how many were taken. */
async function fillUp(journal: FileJournal, limit = 1_000): Promise<number> {
  for (let index = 0; index < limit; index++) {
    try {
      await journal.append(Buffer.from(text(journal.head.sequence + 1)))
    } catch (error) {
      expect(error).toMatchObject({ name: 'LogRefusal', reason: 'storage_full' })
      return index
    }
  }
  throw new Error('the disk never filled up')
}

function textsUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => text(index + 1))
}

describe('a full disk', () => {
  it('refuses before the reply, keeps reading, and goes on by itself when there is space', async () => {
    const clock = new ManualClock(START_MS)
    const disk = simulatedDisk()
    disk.capacityBytes = 6 * SEGMENT_BYTES
    const journal = await openSimulated(disk, { clock })
    const taken = await fillUp(journal)
    expect(journal.status.storageFull).toBe(true)
    expect(journal.head.sequence).toBe(taken)
    expect(await readTexts(journal)).toEqual(textsUpTo(taken))
    disk.capacityBytes = Number.POSITIVE_INFINITY
    clock.advance(1_000)
    await appendAll(journal, [text(taken + 1)])
    expect(journal.status.storageFull).toBe(false)
    await journal.close()
    expect(await readTexts(await openSimulated(disk))).toEqual(textsUpTo(taken + 1))
  })

  it('is not asked for space at every append', async () => {
    const clock = new ManualClock(START_MS)
    const disk = simulatedDisk()
    disk.capacityBytes = 4 * SEGMENT_BYTES
    const journal = await openSimulated(disk, { clock })
    await fillUp(journal)
    const operations = disk.operations
    for (let index = 0; index < 50; index++)
      await expect(journal.append(Buffer.from('x'.repeat(400)))).rejects.toThrow()
    expect(disk.operations).toBe(operations)
    clock.advance(1_000)
    await expect(journal.append(Buffer.from('x'.repeat(400)))).rejects.toThrow()
    expect(disk.operations).toBeGreaterThan(operations)
  })

  it('still opens, reads and closes', async () => {
    const disk = simulatedDisk()
    disk.capacityBytes = 4 * SEGMENT_BYTES
    const journal = await openSimulated(disk)
    const taken = await fillUp(journal)
    await journal.close()
    disk.capacityBytes = disk.usedBytes
    const again = await openSimulated(disk)
    expect(await readTexts(again)).toEqual(textsUpTo(taken))
    await expect(again.append(Buffer.from('x'.repeat(400)))).rejects.toMatchObject({ reason: 'storage_full' })
    await again.close()
  })

  it('refuses to begin a log when there is no room for one', async () => {
    const disk = simulatedDisk()
    disk.capacityBytes = SEGMENT_BYTES * 3
    await expect(openSimulated(disk, { segmentBytes: 64 * 1024 })).rejects.toMatchObject({ reason: 'storage_full' })
    disk.capacityBytes = Number.POSITIVE_INFINITY
    const journal = await openSimulated(disk)
    await appendAll(journal, textsUpTo(3))
    expect(await readTexts(journal)).toEqual(textsUpTo(3))
  })

  it('at any single place where space is taken costs nothing that was acknowledged', async () => {
    let places = 0
    const probe = simulatedDisk()
    probe.fault = (operation) => {
      if (takesSpace(operation)) places++
      return undefined
    }
    await appendAll(await openSimulated(probe), textsUpTo(60))
    await macrotask()
    expect(places).toBeGreaterThan(40)
    for (let victim = 1; victim <= places; victim++) await fillOnce(victim)
  })
})

function takesSpace({ kind, path }: DiskOperation): boolean {
  const preallocated = path.endsWith('.segment') || path.endsWith('watermark')
  return (kind === 'write' && !preallocated) || kind === 'create' || kind === 'rename'
}

async function fillOnce(victim: number): Promise<void> {
  const clock = new ManualClock(START_MS)
  const disk = simulatedDisk()
  let places = 0
  disk.fault = (operation) => {
    if (!takesSpace(operation) || ++places !== victim) return undefined
    return { kind: 'fails', code: 'ENOSPC' }
  }
  let journal: FileJournal
  try {
    journal = await openSimulated(disk, { clock })
  } catch (error) {
    expect(error).toSatisfy((refused: Error & { reason?: string; code?: string }) =>
      [refused.reason, refused.code].some((said) => said === 'storage_full' || said === 'ENOSPC'),
    )
    journal = await openSimulated(disk, { clock })
  }
  let taken = 0
  for (let attempt = 0; attempt < 62; attempt++) {
    const appended = await journal.append(Buffer.from(text(taken + 1))).catch((error: unknown) => error)
    if (appended instanceof Error) clock.advance(1_000)
    else taken++
  }
  expect(taken).toBeGreaterThanOrEqual(60)
  disk.crash()
  expect(await readTexts(await openSimulated(disk))).toEqual(textsUpTo(taken))
}

describe('an I/O error', () => {
  it('at any write, sync, rename or removal ends the process; nothing acknowledged is lost', async () => {
    const victims: number[] = []
    const probe = simulatedDisk()
    probe.fault = ({ index, kind }) => {
      if (['write', 'sync', 'rename', 'remove', 'syncDirectory'].includes(kind)) victims.push(index)
      return undefined
    }
    await appendAll(await openSimulated(probe), textsUpTo(50))
    await macrotask()
    expect(victims.length).toBeGreaterThan(100)
    let ended = 0
    for (const victim of victims) ended += await breakOnce(victim)
    expect(ended).toBeGreaterThan(victims.length / 2)
  })

  it('leaves the append unanswered, and later ones refused', async () => {
    const disk = simulatedDisk()
    const errors: unknown[] = []
    const journal = await openSimulated(disk, { onFatal: (error) => errors.push(error) })
    await appendAll(journal, ['before'])
    disk.fault = ({ kind, path }) =>
      kind === 'write' && path.endsWith('.segment') ? { kind: 'fails', code: 'EIO' } : undefined
    const answers: string[] = []
    journal.append(Buffer.from('doubtful')).then(
      () => answers.push('done'),
      () => answers.push('refused'),
    )
    await macrotask()
    expect(errors).toHaveLength(1)
    await expect(journal.append(Buffer.from('after'))).rejects.toMatchObject({ reason: 'closed' })
    await journal.close()
    expect(answers).toEqual([])
    disk.fault = undefined
    expect((await readTexts(await openSimulated(disk)))[0]).toBe('before')
  })

  it('does not get a second try', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk, { onFatal: () => undefined })
    let writes = 0
    disk.fault = ({ kind, path }) => {
      if (kind !== 'write' || !path.endsWith('.segment')) return undefined
      writes++
      return { kind: 'fails', code: 'EIO' }
    }
    for (let index = 0; index < 5; index++) void journal.append(Buffer.from('x')).catch(() => undefined)
    await macrotask()
    await macrotask()
    expect(writes).toBe(1)
  })
})

/** 1 when the process was ended by the error, 0 when opening said so instead or the place no longer mattered. */
async function breakOnce(victim: number): Promise<number> {
  const disk: SimulatedDisk = simulatedDisk(victim)
  disk.fault = ({ index }) => (index === victim ? { kind: 'fails', code: 'EIO' } : undefined)
  let fatal = 0
  let acknowledged = 0
  try {
    const journal = await openSimulated(disk, { onFatal: () => (fatal = 1) })
    for (const entry of textsUpTo(50)) {
      if (fatal > 0) break
      await Promise.race([journal.append(Buffer.from(entry)).then(() => acknowledged++), ended(() => fatal > 0)])
    }
    await macrotask()
  } catch (error) {
    expect(error).toSatisfy((thrown: Error & { code?: string }) => thrown.code === 'EIO' || fatal === 1)
  }
  disk.crash()
  disk.fault = undefined
  const found = await readTexts(await openSimulated(disk))
  expect(found.length).toBeGreaterThanOrEqual(acknowledged)
  expect(found).toEqual(textsUpTo(found.length))
  return fatal
}

async function ended(isEnded: () => boolean): Promise<void> {
  while (!isEnded()) await macrotask()
}

describe('the seeded disk', () => {
  it('tells the same story twice', async () => {
    const tell = async (): Promise<string> => {
      const disk = simulatedDisk(7)
      const journal = await openSimulated(disk)
      const random = seededRandom(8)
      for (let index = 0; index < 100; index++)
        await appendAll(journal, [text(index).repeat(1 + Math.floor(random() * 4))])
      disk.crash()
      return disk
        .paths()
        .map((path) => `${path} ${Buffer.from(disk.contents(path)).toString('base64')}`)
        .join('\n')
    }
    expect(await tell()).toBe(await tell())
  })
})
