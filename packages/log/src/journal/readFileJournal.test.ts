import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ManualClock } from '../commands/manualClock.ts'
import { readOnlyDisk } from '../disk/readOnlyDisk.ts'
import { realDisk } from '../disk/realDisk.ts'
import type { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import { inlineGzip } from '../segments/compressor.ts'
import { SnapshotStore } from '../snapshots/snapshotStore.ts'
import {
  appendAll,
  DIRECTORY,
  macrotask,
  openSimulated,
  readTexts,
  START_MS,
  simulatedDisk,
} from '../testing/simulatedJournal.ts'
import type { FileJournal } from './fileJournal.ts'
import { openFileJournal } from './openFileJournal.ts'
import { type JournalReading, readFileJournal } from './readFileJournal.ts'

const TEXTS = Array.from({ length: 80 }, (_, index) => `entry ${index + 1} `.padEnd(200, 'x'))

const read = (disk: SimulatedDisk) =>
  readFileJournal({ directory: DIRECTORY, disk: readOnlyDisk(disk.mount()), compressor: inlineGzip })

/** Reads again and again until all is written; returns how often. Each reading must be a beginning of the whole log. */
async function readWhileWriting(
  journal: FileJournal,
  open: () => Promise<JournalReading>,
  count: number,
): Promise<number> {
  const texts = Array.from({ length: count }, (_, index) => `entry ${index + 1} `.padEnd(200, 'x'))
  let readings = 0
  let writing = true
  const writer = appendAll(journal, texts).finally(() => (writing = false))
  while (writing) {
    const seen = await readTexts(await open())
    expect(seen).toEqual(texts.slice(0, seen.length))
    readings++
  }
  await writer
  return readings
}

function bytesOf(disk: SimulatedDisk): string {
  return disk
    .paths()
    .map((path) => `${path} ${Buffer.from(disk.contents(path)).toString('base64')}`)
    .join('\n')
}

describe('reading a journal beside its server', () => {
  it('gives what is there, archived and plain, and changes nothing', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    await appendAll(journal, TEXTS)
    await macrotask()
    const before = bytesOf(disk)
    const reading = await read(disk)
    expect(reading.head).toEqual(journal.head)
    expect(await readTexts(reading)).toEqual(TEXTS)
    expect(await readTexts(reading, 75)).toEqual(TEXTS.slice(74))
    expect(bytesOf(disk)).toBe(before)
    await appendAll(journal, ['more'])
    expect(await readTexts(await read(disk))).toEqual([...TEXTS, 'more'])
  })

  it('never takes motion for damage', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    const readings = await readWhileWriting(journal, () => read(disk), 800)
    expect(readings).toBeGreaterThan(5)
  })

  it('never takes motion for damage on the real disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-read-'))
    const directory = join(folder, 'log')
    const clock = new ManualClock(START_MS)
    const journal = await openFileJournal({ directory, disk: realDisk, segmentBytes: 16 * 1024, clock })
    const readings = await readWhileWriting(journal, () => readFileJournal({ directory, disk: realDisk }), 400)
    await journal.close()
    await rm(folder, { recursive: true })
    expect(readings).toBeGreaterThan(0)
  })

  it('leaves out an unfinished last write and does not cut it', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    await appendAll(journal, TEXTS.slice(0, 3))
    await journal.close()
    const path = `${DIRECTORY}/00000001.segment`
    const end = disk.contents(path).findLastIndex((byte) => byte !== 0) + 1
    disk.flipBit(path, (end + 9) * 8)
    const before = bytesOf(disk)
    expect(await readTexts(await read(disk))).toEqual(TEXTS.slice(0, 3))
    expect(bytesOf(disk)).toBe(before)
  })

  it('names damage, and says when there is no log', async () => {
    const disk = simulatedDisk()
    await expect(read(disk)).rejects.toMatchObject({ name: 'LogDamage', sequence: 1 })
    const journal = await openSimulated(disk)
    await appendAll(journal, TEXTS.slice(0, 9))
    await journal.close()
    disk.flipBit(`${DIRECTORY}/00000001.segment`, 8 * 1_500)
    await expect(read(disk)).rejects.toMatchObject({ name: 'LogDamage', sequence: 4 })
  })
})

describe('a disk that is only read', () => {
  it('refuses every change', async () => {
    const disk = simulatedDisk()
    await (await openSimulated(disk)).close()
    const only = readOnlyDisk(disk.mount())
    const path = `${DIRECTORY}/watermark`
    const before = bytesOf(disk)
    const file = await only.open(path)
    expect((await file.read(0, 8)).byteLength).toBe(8)
    for (const change of [
      () => file.write(0, new Uint8Array(1)),
      () => file.sync(),
      () => only.open(path, { durable: true }),
      () => only.open(`${path}2`, { create: true }),
      () => only.rename(path, `${path}2`),
      () => only.remove(path),
      () => only.syncDirectory(DIRECTORY),
      () => only.lock(`${DIRECTORY}/LOCK`),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'EROFS' })
    }
    const store = await SnapshotStore.open({ disk: only, directory: '/none' })
    expect((await store.latestValid()).snapshot).toBeNull()
    expect(bytesOf(disk)).toBe(before)
  })
})
