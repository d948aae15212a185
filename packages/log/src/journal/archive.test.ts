import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@touchstone/quantities'
import { afterEach, describe, expect, it } from 'vitest'
import type { LogBlock } from '../commands/commandLog.ts'
import { ManualClock } from '../commands/manualClock.ts'
import { realDisk } from '../disk/realDisk.ts'
import { type Compressor, inlineGzip } from '../segments/compressor.ts'
import {
  appendAll,
  DIRECTORY,
  macrotask,
  openSimulated,
  readTexts,
  START_MS,
  simulatedDisk,
} from '../testing/simulatedJournal.ts'
import { openFileJournal } from './openFileJournal.ts'

const TEXTS = Array.from({ length: 120 }, (_, index) => `entry ${index + 1} `.padEnd(250, 'x'))

const temporary: string[] = []
afterEach(async () => {
  for (const directory of temporary.splice(0)) await rm(directory, { recursive: true, force: true })
})

describe('old segments', () => {
  it('move to the archive on the real disk and read as before', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'touchstone-archive-'))
    temporary.push(directory)
    const options = { directory, disk: realDisk, segmentBytes: 8 * 1024, clock: new ManualClock(START_MS) }
    const journal = await openFileJournal(options)
    const followed: LogBlock[] = []
    journal.follow((block) => followed.push(block))
    await appendAll(journal, TEXTS)
    await journal.close()
    const again = await openFileJournal(options)
    const archive = join(directory, 'archive')
    const moved = ['00000001.segment.gz', '00000002.segment.gz', '00000003.segment.gz', 'manifest.jsonl']
    while ((await realDisk.list(archive)).join() !== moved.join()) await macrotask()
    for (const from of [1, 2, 30, 31, 60, 100, 120]) {
      expect(await readTexts(again, from)).toEqual(TEXTS.slice(from - 1))
    }
    let at = 0
    for await (const block of again.blocks(1)) expect(block.hash).toEqual(followed[at++]?.hash)
    expect(at).toBe(TEXTS.length)
    await again.close()
  })

  it('leave as many plain ones as asked for', async () => {
    for (const keepPlainSegments of [2, 3]) {
      const disk = simulatedDisk()
      const journal = await openSimulated(disk, { keepPlainSegments })
      await appendAll(journal, TEXTS)
      await macrotask()
      const plain = disk.paths().filter((path) => path.endsWith('.segment'))
      // Those to keep, the one being written, and the one made ahead.
      expect(plain).toHaveLength(keepPlainSegments + 2)
      await journal.close()
    }
    await expect(openSimulated(simulatedDisk(), { keepPlainSegments: 1 })).rejects.toThrow('at least 2')
  })

  it('can be read while they move', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    await appendAll(journal, TEXTS.slice(0, 30))
    const readings = Array.from({ length: 5 }, () => readTexts(journal))
    const slow = journal.blocks(1)[Symbol.asyncIterator]()
    const first = await slow.next()
    await appendAll(journal, TEXTS.slice(30))
    expect(await Promise.all(readings)).toEqual(readings.map(() => TEXTS.slice(0, 30)))
    let read = first.value?.commands.length ?? 0
    for (let next = await slow.next(); !next.done; next = await slow.next()) read += next.value.commands.length
    expect(read).toBe(30)
  })

  it('stay when their copy does not read back', async () => {
    const wrong: Compressor = {
      ...inlineGzip,
      decompress: async function* (source) {
        for await (const chunk of inlineGzip.decompress(source)) yield chunk.map((byte) => byte ^ 1)
      },
    }
    const disk = simulatedDisk()
    const errors: unknown[] = []
    const journal = await openSimulated(disk, { compressor: wrong, onFatal: (error) => errors.push(error) })
    for (const text of TEXTS) void journal.append(Buffer.from(text)).catch(() => undefined)
    for (let turn = 0; turn < 20; turn++) await macrotask()
    expect(String(errors[0])).toContain('does not read back as written')
    expect(disk.paths()).toContain(`${DIRECTORY}/00000001.segment`)
    expect(disk.paths().filter((path) => path.includes('/archive/'))).toEqual([])
  })

  it('whose plain file outlived a power cut are archived once', async () => {
    for (let seed = 1; seed <= 100; seed++) {
      const random = seededRandom(seed)
      const disk = simulatedDisk(seed)
      const journal = await openSimulated(disk)
      await appendAll(journal, TEXTS.slice(0, 60 + Math.floor(random() * 60)))
      const { sequence } = journal.head
      disk.crash()
      const again = await openSimulated(disk)
      await macrotask()
      expect(await readTexts(again)).toEqual(TEXTS.slice(0, sequence))
      const segments = Buffer.from(disk.contents(`${DIRECTORY}/archive/manifest.jsonl`))
        .toString()
        .trim()
        .split('\n')
      const numbers = segments.map((line) => (JSON.parse(line) as { segment: number }).segment)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
  })

  it('are noticed when damaged, by the entry from which on they cannot be read', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    await appendAll(journal, TEXTS)
    await journal.close()
    const path = `${DIRECTORY}/archive/00000002.segment.gz`
    disk.flipBit(path, 8 * Math.floor(disk.contents(path).byteLength / 2))
    const again = await openSimulated(disk)
    const entry = await readTexts(again).catch((error: { sequence: number }) => error.sequence)
    expect(entry).toBeGreaterThan(5)
    expect(entry).toBeLessThan(40)
    expect(await readTexts(again, 60)).toEqual(TEXTS.slice(59))
  })
})
