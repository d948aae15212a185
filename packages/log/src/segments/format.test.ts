import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { JournalFollower } from '../journal/journalFollower.ts'
import { readFileJournal } from '../journal/readFileJournal.ts'
import { SnapshotStore } from '../snapshots/snapshotStore.ts'
import { appendAll, DIRECTORY, openSimulated, readTexts, simulatedDisk } from '../testing/simulatedJournal.ts'
import { inlineGzip } from './compressor.ts'
import { FORMAT, LogFormatDiffers } from './format.ts'

/** Both slots of a watermark as the program of format 1 left them. */
const SLOTS_OF_1 = [
  '5453574d524b30311781e37c6f81bfaa21caf073f31da6e90400000000000000010000000000000002000000000000001e6c48775556157c7f499aea99732e043db789057d4f988508f351554144181b15fbbd43',
  '5453574d524b30311781e37c6f81bfaa21caf073f31da6e903000000000000000100000000000000010000000000000049b9811d98fa8652ae7a47062018d064f7b0919677712c6a4cc7033eec89ca8672f119ac',
]
const SENTENCE =
  `${DIRECTORY} holds a log of format 1, and this program reads and writes format ${FORMAT}: ` +
  'go on with the program that wrote it, or start this one with an empty data folder'

async function closedJournal() {
  const disk = simulatedDisk()
  const journal = await openSimulated(disk)
  await appendAll(journal, ['one', 'two'])
  await journal.close()
  return disk
}

/** A folder as the program of format 1 left it. */
async function folderOf1() {
  const disk = await closedJournal()
  const watermark = Buffer.alloc(8192)
  for (const [slot, hex] of SLOTS_OF_1.entries()) watermark.write(hex, slot * 4096, 'hex')
  disk.replaceContents(`${DIRECTORY}/watermark`, watermark)
  const segment = Buffer.from(disk.contents(`${DIRECTORY}/00000001.segment`))
  segment.write('TSSEGM01', 0, 'latin1')
  disk.replaceContents(`${DIRECTORY}/00000001.segment`, segment)
  return disk
}

describe('a folder of another format', () => {
  it('is refused with a sentence that says what to do, and is left as it is', async () => {
    const disk = await folderOf1()
    const before = disk.paths().map((path) => [path, disk.contents(path)])
    await expect(openSimulated(disk)).rejects.toThrow(new LogFormatDiffers(DIRECTORY, 1))
    await expect(openSimulated(disk)).rejects.toThrow(SENTENCE)
    expect(disk.paths().map((path) => [path, disk.contents(path)])).toEqual(before)
  })

  it('is not read and not followed either', async () => {
    const disk = (await folderOf1()).mount()
    const reading = readFileJournal({ directory: DIRECTORY, disk, compressor: inlineGzip })
    await expect(reading).rejects.toThrow(SENTENCE)
    const follower = new JournalFollower({ directory: DIRECTORY, disk, compressor: inlineGzip })
    await expect(follower.poll(() => undefined)).rejects.toThrow(SENTENCE)
  })

  it('is not one whose watermark has a damaged slot', async () => {
    const disk = await closedJournal()
    const watermark = Buffer.from(disk.contents(`${DIRECTORY}/watermark`))
    watermark.write(SLOTS_OF_1[1] ?? '', 4096, 'hex')
    disk.replaceContents(`${DIRECTORY}/watermark`, watermark)
    expect(await readTexts(await openSimulated(disk))).toEqual(['one', 'two'])
  })

  it('has snapshots that are passed over', async () => {
    const disk = simulatedDisk()
    const store = await SnapshotStore.open({ disk: disk.mount(), directory: '/snapshots' })
    const hash = new Uint8Array(32)
    await store.save({ sequence: 7, chainHash: hash, stateHash: hash, bytes: Uint8Array.of(1) })
    const [path = ''] = disk.paths().filter((name) => name.endsWith('.snapshot'))
    const bytes = Buffer.from(disk.contents(path))
    bytes.write('TSSNAP01', 0, 'latin1')
    bytes.set(checksumOf(bytes), 88)
    disk.replaceContents(path, bytes)
    const { snapshot, damaged } = await store.latestValid()
    expect(snapshot).toBe(null)
    expect(damaged).toEqual([
      { file: '0000000000000007.snapshot', reason: `it is of format 1, this program is of ${FORMAT}` },
    ])
  })
})

function checksumOf(file: Buffer): Buffer {
  return createHash('sha256').update(file.subarray(0, 88)).update(file.subarray(120)).digest()
}
