import { describe, expect, it } from 'vitest'
import { BLOCK_HEADER_BYTES } from '../commands/block.ts'
import { ManualClock } from '../commands/manualClock.ts'
import { COMMAND_PREFIX_BYTES } from '../commands/packedCommands.ts'
import { SEGMENT_HEADER_BYTES } from '../segments/segment.ts'
import { readWatermark } from '../segments/watermark.ts'
import {
  appendAll,
  DIRECTORY,
  macrotask,
  openSimulated,
  readTexts,
  SEGMENT_BYTES,
  START_MS,
  simulatedDisk,
} from '../testing/simulatedJournal.ts'

const TEXTS = Array.from({ length: 60 }, (_, index) => `entry ${index + 1} `.padEnd(200, 'x'))

describe('a file journal', () => {
  it('takes a command that just fits a segment and refuses one byte more', async () => {
    const room = SEGMENT_BYTES - SEGMENT_HEADER_BYTES - BLOCK_HEADER_BYTES - COMMAND_PREFIX_BYTES
    const journal = await openSimulated(simulatedDisk())
    await appendAll(journal, ['a', 'b'.repeat(room), 'c'])
    await expect(journal.append(new Uint8Array(room + 1))).rejects.toMatchObject({ reason: 'too_large' })
    expect((await readTexts(journal)).map((text) => text.length)).toEqual([1, room, 1])
  })

  it('goes on when it is opened with another segment size', async () => {
    const disk = simulatedDisk()
    const expected: string[] = []
    for (const segmentBytes of [4_096, 16_384, 4_096, 8_192, 4_096]) {
      const journal = await openSimulated(disk, { segmentBytes })
      await appendAll(journal, TEXTS)
      expected.push(...TEXTS)
      expect(await readTexts(journal)).toEqual(expected)
      await journal.close()
    }
    expect(await readTexts(await openSimulated(disk))).toEqual(expected)
  })

  it('refuses settings that make no sense', async () => {
    for (const segmentBytes of [2_048, 4_097, 5_000.5]) {
      await expect(openSimulated(simulatedDisk(), { segmentBytes })).rejects.toThrow('segmentBytes')
    }
  })

  it('answers nothing when a follower throws, and ends the process', async () => {
    const disk = simulatedDisk()
    const errors: unknown[] = []
    const journal = await openSimulated(disk, { onFatal: (error) => errors.push(error) })
    journal.follow(() => {
      throw new Error('cannot apply')
    })
    let answered = false
    void journal.append(Buffer.from('poison')).finally(() => (answered = true))
    await macrotask()
    expect(errors.map(String)).toEqual(['Error: cannot apply'])
    await expect(journal.append(Buffer.from('next'))).rejects.toMatchObject({ reason: 'closed' })
    expect(answered).toBe(false)
    disk.kill()
    expect(await readTexts(await openSimulated(disk))).toEqual(['poison'])
  })

  it('takes a command from a follower', async () => {
    const journal = await openSimulated(simulatedDisk())
    const answers: Promise<unknown>[] = []
    journal.follow((block) => {
      if (block.firstSequence < 4) answers.push(journal.append(Buffer.from(`after ${block.firstSequence}`)))
    })
    await journal.append(Buffer.from('first'))
    while (answers.length < 3) await answers.at(-1)
    await Promise.all(answers)
    expect(await readTexts(journal)).toEqual(['first', 'after 1', 'after 2', 'after 3'])
  })

  it('says so when the clock went back while it was closed', async () => {
    const disk = simulatedDisk()
    await (await openSimulated(disk)).close()
    const before = await openSimulated(disk)
    await appendAll(before, ['a'])
    await before.close()
    const clock = new ManualClock(START_MS - 60_000)
    const journal = await openSimulated(disk, { clock })
    expect(journal.status.clockJump).toEqual({ byMs: -60_000 })
    await expect(journal.append(Buffer.from('b'))).rejects.toMatchObject({ reason: 'clock_jumped' })
    journal.acceptClock()
    expect(journal.status.clockJump).toBeNull()
    clock.advance(1_000)
    expect((await journal.append(Buffer.from('b'))).time).toBe(START_MS)
  })

  it('forgives a clock that is right again', async () => {
    const disk = simulatedDisk()
    const clock = new ManualClock(START_MS)
    const journal = await openSimulated(disk, { clock })
    clock.drift(5_000)
    await expect(journal.append(Buffer.from('a'))).rejects.toMatchObject({ reason: 'clock_jumped' })
    expect(journal.status.clockJump).toEqual({ byMs: 5_000 })
    clock.drift(-5_000)
    clock.advance(10)
    expect((await journal.append(Buffer.from('a'))).time).toBe(START_MS + 10)
    expect(journal.status.clockJump).toBeNull()
  })

  it('lets the watermark follow when its time comes, and at closing at the latest', async () => {
    const disk = simulatedDisk()
    const due: (() => void)[] = []
    const journal = await openSimulated(disk, { later: (run) => due.push(run) })
    const marked = async (): Promise<number | undefined> => (await readWatermark(disk.mount(), DIRECTORY))?.sequence
    await appendAll(journal, ['a', 'b', 'c'])
    expect([await marked(), due.length]).toEqual([0, 1])
    due.pop()?.()
    await macrotask()
    expect([await marked(), due.length]).toEqual([3, 0])
    await appendAll(journal, ['d'])
    await journal.close()
    expect(await marked()).toBe(4)
    due.pop()?.()
    await macrotask()
    expect(await marked()).toBe(4)
  })

  it('tells how much it wrote: 104 bytes a block and 4 a command besides the commands', async () => {
    const journal = await openSimulated(simulatedDisk())
    await appendAll(journal, ['12345', '123'])
    await Promise.all([journal.append(Buffer.from('1')), journal.append(Buffer.from('2'))])
    expect(journal.status).toMatchObject({ writtenBlocks: 3, writtenBytes: 3 * 104 + 4 * 4 + 10 })
  })
})
