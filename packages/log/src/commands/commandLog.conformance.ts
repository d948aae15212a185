import { afterEach, describe, expect, it } from 'vitest'
import { GENESIS_HASH, hashBlock, lastSequence, MAX_BLOCK_COMMANDS, MAX_COMMAND_BYTES } from './block.ts'
import type { CommandLog, LogBlock } from './commandLog.ts'
import type { ManualClock } from './manualClock.ts'

/** One log under test and the world around it. */
export interface LogUnderTest {
  readonly log: CommandLog
  /** The clock the log stamps with; null for an engine that stamps by its own clock. */
  readonly clock: ManualClock | null
  /** Closes the log and opens it anew; null for a log that does not outlive its object. */
  readonly reopen: (() => Promise<CommandLog>) | null
  /** Tells a log that refuses for its clock to go on. */
  readonly acceptClock: (() => void) | null
  readonly cleanUp: () => Promise<void>
}

/**
 * What every log promises, engine by engine the same tests: `describeCommandLog('memory', async () => …)`.
 *
 * An engine joins by calling this from its own test file. A log in a PostgreSQL table fits as it stands: `create` makes a
 * schema of its own, `reopen` ends the pool and makes another, `clock` is null because the database stamps, `acceptClock`
 * is null, and `cleanUp` drops the schema. Chain hashes come from `hashBlock`, so a log may move from one engine to
 * another and keep its history. What only some engines can show (torn writes, full disks) belongs in their own files.
 */
export function describeCommandLog(engine: string, create: () => Promise<LogUnderTest>): void {
  describe(`command log: ${engine}`, () => {
    const made: LogUnderTest[] = []
    const start = async (): Promise<LogUnderTest> => {
      const subject = await create()
      made.push(subject)
      return subject
    }
    afterEach(async () => {
      for (const subject of made.splice(0)) await subject.cleanUp()
    })
    describeOrder(start)
    describeReading(start)
    describeFollowing(start)
    describeRefusals(start)
    describeTime(start)
    describeReopening(start)
  })
}

type Start = () => Promise<LogUnderTest>

function describeOrder(start: Start): void {
  it('is empty at first', async () => {
    const { log } = await start()
    expect(log.head).toMatchObject({ sequence: 0, hash: GENESIS_HASH })
    expect(await blocksOf(log, 1)).toEqual([])
  })

  it('numbers commands from 1 in the order they were appended', async () => {
    const { log } = await start()
    const appended = await Promise.all(['a', 'b', 'c'].map((text) => log.append(bytes(text))))
    appended.push(await log.append(bytes('d')))
    expect(appended.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
    expect(await textsOf(log, 1)).toEqual(['a', 'b', 'c', 'd'])
    expect(log.head.sequence).toBe(4)
  })

  it('keeps every byte of a command, and an empty one', async () => {
    const { log } = await start()
    const all = Uint8Array.from({ length: 256 }, (_, value) => value)
    await Promise.all([log.append(all), log.append(new Uint8Array(0)), log.append(all)])
    expect(await commandsOf(log, 1)).toEqual([all, new Uint8Array(0), all])
  })

  it('gathers at most 512 commands in a block', async () => {
    const { log } = await start()
    await Promise.all(Array.from({ length: 1300 }, (_, index) => log.append(bytes(String(index)))))
    const blocks = await blocksOf(log, 1)
    expect(Math.max(...blocks.map(({ commands }) => commands.length))).toBeLessThanOrEqual(MAX_BLOCK_COMMANDS)
    expect(await textsOf(log, 1)).toEqual(Array.from({ length: 1300 }, (_, index) => String(index)))
  })

  it('chains every block to the one before', async () => {
    const { log } = await start()
    for (let index = 0; index < 20; index++) await log.append(bytes(`command ${index}`))
    const blocks = await blocksOf(log, 1)
    expectChain(blocks)
    expect(log.head.hash).toEqual(blocks.at(-1)?.hash)
  })
}

function describeReading(start: Start): void {
  it('reads from the block that holds the sequence', async () => {
    const { log } = await start()
    for (const text of ['a', 'b', 'c', 'd']) await log.append(bytes(text))
    for (const from of [1, 2, 4]) {
      const blocks = await blocksOf(log, from)
      expect(blocks[0]).toSatisfy((block: LogBlock) => block.firstSequence <= from && lastSequence(block) >= from)
      expect(blocks.map(lastSequence).at(-1)).toBe(4)
    }
    expect(await blocksOf(log, 5)).toEqual([])
  })

  it('reads up to the head at the time of the call', async () => {
    const { log } = await start()
    await log.append(bytes('before'))
    const reading = log.blocks(1)
    await log.append(bytes('after'))
    const texts: string[] = []
    for await (const block of reading) texts.push(...block.commands.map(text))
    expect(texts).toEqual(['before'])
  })

  it('can be left in the middle and read again', async () => {
    const { log } = await start()
    for (const letter of ['a', 'b', 'c']) await log.append(bytes(letter))
    for await (const block of log.blocks(1)) {
      expect(block.firstSequence).toBe(1)
      break
    }
    expect(await textsOf(log, 1)).toEqual(['a', 'b', 'c'])
  })
}

function describeFollowing(start: Start): void {
  it('delivers each block once, in order, before its appends resolve', async () => {
    const { log } = await start()
    await log.append(bytes('earlier'))
    let delivered = 0
    const followed: LogBlock[] = []
    log.follow((block) => {
      followed.push(block)
      delivered = lastSequence(block)
    })
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { sequence } = await log.append(bytes(`later ${index}`))
        expect(delivered).toBeGreaterThanOrEqual(sequence)
      }),
    )
    expect(followed.map(content)).toEqual((await blocksOf(log, 2)).map(content))
    expect(followed[0]?.firstSequence).toBe(2)
  })

  it('shows the head that includes the delivered block', async () => {
    const { log } = await start()
    const heads: number[] = []
    log.follow((block) => heads.push(log.head.sequence - lastSequence(block)))
    await log.append(bytes('a'))
    await log.append(bytes('b'))
    expect(heads).toEqual([0, 0])
  })

  it('stops delivering to one who left', async () => {
    const { log } = await start()
    const seen: string[] = []
    const leave = log.follow((block) => seen.push(...block.commands.map((command) => `left ${text(command)}`)))
    log.follow((block) => seen.push(...block.commands.map((command) => `stayed ${text(command)}`)))
    await log.append(bytes('a'))
    leave()
    leave()
    await log.append(bytes('b'))
    expect(seen).toEqual(['left a', 'stayed a', 'stayed b'])
  })
}

function describeRefusals(start: Start): void {
  it('refuses a command that fits no block and goes on', async () => {
    const { log } = await start()
    const refused = log.append(new Uint8Array(MAX_COMMAND_BYTES + 1))
    await expect(refused).rejects.toMatchObject({ name: 'LogRefusal', reason: 'too_large' })
    expect((await log.append(bytes('small'))).sequence).toBe(1)
  })

  it('makes durable what was appended before closing, and refuses afterwards', async () => {
    const { log, reopen } = await start()
    const early = Array.from({ length: 5 }, (_, index) => log.append(bytes(String(index))))
    await log.close()
    await log.close()
    expect((await Promise.all(early)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
    await expect(log.append(bytes('late'))).rejects.toMatchObject({ name: 'LogRefusal', reason: 'closed' })
    if (reopen) expect(await textsOf(await reopen(), 1)).toEqual(['0', '1', '2', '3', '4'])
  })
}

function describeTime(start: Start): void {
  it('never goes back', async () => {
    const { log, clock } = await start()
    const times: number[] = []
    for (let index = 0; index < 10; index++) {
      times.push((await log.append(bytes('tick'))).time)
      clock?.drift(index % 3 === 0 ? -1_500 : 700)
    }
    expect(times).toEqual([...times].sort((left, right) => left - right))
    expect((await blocksOf(log, 1)).map(({ time }) => time)).toEqual(times)
  })

  it('refuses while the wall clock is away from elapsed time, either way, until it is accepted', async () => {
    const { log, clock, acceptClock } = await start()
    if (!clock || !acceptClock) return
    const { time } = await log.append(bytes('a'))
    for (const jumpMs of [2_001, -2_001, 3_600_000, -86_400_000]) {
      clock.drift(jumpMs)
      const refused = log.append(bytes('refused'))
      await expect(refused).rejects.toMatchObject({ name: 'LogRefusal', reason: 'clock_jumped' })
      clock.drift(-jumpMs)
      await log.append(bytes('right again'))
    }
    clock.drift(10_000)
    await expect(log.append(bytes('refused'))).rejects.toMatchObject({ reason: 'clock_jumped' })
    acceptClock()
    expect((await log.append(bytes('b'))).time).toBe(time + 10_000)
    expect(await textsOf(log, 1)).not.toContain('refused')
  })

  it('stamps by the wall clock as time passes', async () => {
    const { log, clock } = await start()
    if (!clock) return
    const first = await log.append(bytes('a'))
    clock.advance(60_000)
    expect((await log.append(bytes('b'))).time).toBe(first.time + 60_000)
  })
}

function describeReopening(start: Start): void {
  it('goes on where it was, in a later epoch', async () => {
    const subject = await start()
    if (!subject.reopen) return
    const expected: string[] = []
    let { log } = subject
    for (let opening = 0; opening < 4; opening++) {
      for (let index = 0; index < 3; index++) {
        expected.push(`${opening}/${index}`)
        expect((await log.append(bytes(`${opening}/${index}`))).sequence).toBe(expected.length)
      }
      const { head } = log
      log = await subject.reopen()
      expect(log.head).toMatchObject({ sequence: head.sequence, time: head.time, hash: head.hash })
    }
    expect(await textsOf(log, 1)).toEqual(expected)
    const blocks = await blocksOf(log, 1)
    expectChain(blocks)
    expect(new Set(blocks.map(({ epoch }) => epoch)).size).toBe(4)
  })
}

function expectChain(blocks: readonly LogBlock[]): void {
  let previousHash = GENESIS_HASH
  let next = 1
  let epoch = 0
  for (const block of blocks) {
    expect(block.firstSequence).toBe(next)
    expect(block.epoch).toBeGreaterThanOrEqual(epoch)
    expect(block.hash).toEqual(hashBlock({ ...block, previousHash }))
    previousHash = block.hash
    next = lastSequence(block) + 1
    epoch = block.epoch
  }
}

function content({ firstSequence, epoch, time, commands, hash }: LogBlock): unknown {
  return { firstSequence, epoch, time, commands: commands.map(text), hash }
}

async function blocksOf(log: CommandLog, from: number): Promise<LogBlock[]> {
  const blocks: LogBlock[] = []
  for await (const block of log.blocks(from)) blocks.push(block)
  return blocks
}

async function commandsOf(log: CommandLog, from: number): Promise<Uint8Array[]> {
  return (await blocksOf(log, from)).flatMap(({ commands }) => commands)
}

async function textsOf(log: CommandLog, from: number): Promise<string[]> {
  return (await commandsOf(log, from)).map(text)
}

function bytes(value: string): Uint8Array {
  return new TextEncoder().encode(value)
}

function text(command: Uint8Array): string {
  return new TextDecoder().decode(command)
}
