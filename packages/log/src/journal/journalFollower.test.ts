import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ManualClock } from '../commands/manualClock.ts'
import { readOnlyDisk } from '../disk/readOnlyDisk.ts'
import { realDisk } from '../disk/realDisk.ts'
import type { SimulatedDisk } from '../disk/simulated/simulatedDisk.ts'
import { inlineGzip } from '../segments/compressor.ts'
import { segmentName } from '../segments/segment.ts'
import { appendAll, DIRECTORY, macrotask, openSimulated, START_MS, simulatedDisk } from '../testing/simulatedJournal.ts'
import { type FollowedPlace, JournalFollower } from './journalFollower.ts'
import { openFileJournal } from './openFileJournal.ts'

const TEXTS = Array.from({ length: 80 }, (_, index) => `entry ${index + 1} `.padEnd(200, 'x'))

function followerOf(disk: SimulatedDisk) {
  const texts: string[] = []
  const follower = new JournalFollower({
    directory: DIRECTORY,
    disk: readOnlyDisk(disk.mount()),
    compressor: inlineGzip,
  })
  const poll = () =>
    follower.poll(({ commands }) => {
      for (const command of commands) texts.push(Buffer.from(command).toString())
    })
  return { follower, texts, poll }
}

describe('following a journal from another process', () => {
  it('hears of every entry once, over segments and the archive', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    const early = followerOf(disk)
    for (let from = 0; from < TEXTS.length; from += 7) {
      await appendAll(journal, TEXTS.slice(from, from + 7))
      await macrotask()
      await early.poll()
    }
    const late = followerOf(disk)
    await late.poll()
    expect(early.texts).toEqual(TEXTS)
    expect(late.texts).toEqual(TEXTS)
    expect(late.follower.point).toEqual(expect.objectContaining({ sequence: 80, hash: journal.head.hash }))
    await appendAll(journal, ['more'])
    await macrotask()
    await late.poll()
    await late.poll()
    expect(late.texts.slice(80)).toEqual(['more'])
  })

  it('stops where it is told to, in a segment and in the archive, and goes on from there', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    await appendAll(journal, TEXTS)
    await macrotask()
    const { follower, texts } = followerOf(disk)
    const readUpTo = (upTo: number) =>
      follower.poll(({ commands }) => {
        for (const command of commands) texts.push(Buffer.from(command).toString())
      }, upTo)
    for (const upTo of [20, 20, 50, 80, 90]) {
      await readUpTo(upTo)
      expect(texts).toEqual(TEXTS.slice(0, upTo))
      expect(follower.point.sequence).toBe(Math.min(upTo, 80))
    }
    expect(follower.point.hash).toEqual(journal.head.hash)
  })

  it('goes on where its segment was archived meanwhile', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    const slow = followerOf(disk)
    await appendAll(journal, TEXTS.slice(0, 3))
    await macrotask()
    await slow.poll()
    await appendAll(journal, TEXTS.slice(3))
    await macrotask()
    expect(disk.paths()).not.toContain(join(DIRECTORY, segmentName(1)))
    await slow.poll()
    expect(slow.texts).toEqual(TEXTS)
  })

  it.each([3, 40, 77, 80])(
    'goes on behind entry %i, archived or not, as who followed from the first on',
    async (at) => {
      const disk = simulatedDisk()
      const journal = await openSimulated(disk)
      const early = followerOf(disk)
      const places: FollowedPlace[] = []
      await appendAll(journal, TEXTS)
      await macrotask()
      await early.follower.poll(({ firstSequence, commands, hash }) => {
        places.push({ logId: new Uint8Array(), sequence: firstSequence + commands.length - 1, hash })
      })
      const { logId } = early.follower
      const place = places.find(({ sequence }) => sequence === at)
      if (!logId || !place) throw new Error('there should be a block that ends there')
      const late = followerOf(disk)
      expect(await late.follower.resume({ ...place, logId })).toBe(null)
      expect(late.follower.point).toMatchObject({ sequence: at, hash: place.hash })
      await late.poll()
      await appendAll(journal, ['more'])
      await macrotask()
      await late.poll()
      expect(late.texts).toEqual([...TEXTS.slice(at), 'more'])
    },
  )

  it('goes on behind no place that the log does not have', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    await Promise.all(TEXTS.slice(0, 4).map((text) => journal.append(Buffer.from(text))))
    await macrotask()
    const { follower, poll } = followerOf(disk)
    await poll()
    const { logId } = follower
    const { hash, sequence } = follower.point
    if (!logId) throw new Error('the log should be known')
    const late = followerOf(disk)
    const reasonOf = (more: Partial<FollowedPlace>) => late.follower.resume({ logId, sequence, hash, ...more })
    expect(await reasonOf({ logId: new Uint8Array(16) })).toBe('it is of another log')
    expect(await reasonOf({ sequence: 5 })).toBe('the log ends at entry 4, before entry 5')
    expect(await reasonOf({ hash: new Uint8Array(32) })).toBe('the log has another history up to entry 4')
    // In the middle of a block.
    expect(await reasonOf({ sequence: 3 })).toBe('the log has another history up to entry 3')
    await late.poll()
    expect(late.texts).toEqual(TEXTS.slice(0, 4))
  })

  it('believes nothing that the watermark does not cover', async () => {
    const disk = simulatedDisk()
    let cover = () => {}
    const journal = await openSimulated(disk, {
      later: (run) => {
        cover = run
      },
    })
    await appendAll(journal, ['one', 'two'])
    await macrotask()
    const { texts, poll } = followerOf(disk)
    await poll()
    expect(texts).toEqual([])
    cover()
    await macrotask()
    await poll()
    expect(texts).toEqual(['one', 'two'])
  })

  it.each([
    { what: 'a flipped bit in what is to come', flip: (bytes: Uint8Array) => bytes.fill(0xff, 900, 901) },
    { what: 'entries that are gone', flip: (bytes: Uint8Array) => bytes.fill(0, 512) },
  ])('refuses $what, at the second look', async ({ flip }) => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    await appendAll(journal, TEXTS.slice(0, 9))
    await journal.close()
    const path = join(DIRECTORY, segmentName(1))
    const file = await disk.mount().open(path, { durable: true })
    const bytes = disk.contents(path)
    flip(bytes)
    await file.write(0, bytes)
    const { poll, texts } = followerOf(disk)
    await poll()
    await expect(poll()).rejects.toMatchObject({ name: 'LogDamage' })
    expect(texts.length).toBeLessThan(9)
  })

  it('refuses another log in the place of the one it followed', async () => {
    const disk = simulatedDisk()
    const journal = await openSimulated(disk)
    await appendAll(journal, ['one'])
    await journal.close()
    const { poll } = followerOf(disk)
    await poll()
    const mounted = disk.mount()
    for (const path of disk.paths()) await mounted.remove(path)
    const other = await openSimulated(disk, { seed: 2 })
    await appendAll(other, ['one', 'two'])
    await macrotask()
    await poll()
    await expect(poll()).rejects.toThrow('another log')
  })

  it('keeps up with a server on the real disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-follow-'))
    const directory = join(folder, 'log')
    const clock = new ManualClock(START_MS)
    const journal = await openFileJournal({ directory, disk: realDisk, segmentBytes: 16 * 1024, clock })
    const follower = new JournalFollower({ directory, disk: readOnlyDisk(realDisk) })
    const seen: string[] = []
    const texts = Array.from({ length: 400 }, (_, index) => `entry ${index + 1} `.padEnd(200, 'x'))
    let writing = true
    const writer = appendAll(journal, texts).finally(() => (writing = false))
    const look = () => follower.poll(({ commands }) => seen.push(...commands.map((one) => Buffer.from(one).toString())))
    while (writing) {
      await look()
      expect(seen).toEqual(texts.slice(0, seen.length))
    }
    await writer
    await journal.close()
    await look()
    expect(seen).toEqual(texts)
    await rm(folder, { recursive: true })
  })
})
