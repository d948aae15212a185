import { describe, expect, it } from 'vitest'
import { GENESIS_HASH } from './block.ts'
import { ManualClock } from './manualClock.ts'
import { MemoryLog } from './memoryLog.ts'
import { chainHashAt, entries, type LogEntry, replay } from './replay.ts'

/** Blocks of 3, 1 and 4 commands, a second apart. */
async function threeBlocks(): Promise<MemoryLog> {
  const clock = new ManualClock(1_700_000_000_000)
  const log = new MemoryLog({ clock })
  for (const letters of ['abc', 'd', 'efgh']) {
    await Promise.all([...letters].map((letter) => log.append(Buffer.from(letter))))
    clock.advance(1_000)
  }
  return log
}

const summary = ({ sequence, time, command, chainHash }: LogEntry): string =>
  `${sequence}${Buffer.from(command)}${time - 1_700_000_000_000}${chainHash ? '|' : ''}`

async function replayed(log: MemoryLog, options = {}): Promise<{ seen: string; passed: number }> {
  const seen: string[] = []
  const passed = await replay(log, (entry) => seen.push(summary(entry)), options)
  const one: string[] = []
  for await (const entry of entries(log, options)) one.push(summary(entry))
  expect(one).toEqual(seen)
  return { seen: seen.join(' '), passed }
}

describe('replay', () => {
  it('gives every entry in order, with the chain hash at the end of each block', async () => {
    const log = await threeBlocks()
    expect(await replayed(log)).toEqual({ seen: '1a0 2b0 3c0| 4d1000| 5e2000 6f2000 7g2000 8h2000|', passed: 8 })
    const hashes: Uint8Array[] = []
    await replay(log, ({ chainHash }) => chainHash && hashes.push(chainHash))
    expect(hashes.at(-1)).toEqual(log.head.hash)
  })

  it('begins and ends in the middle of blocks', async () => {
    const log = await threeBlocks()
    expect(await replayed(log, { from: 2, to: 6 })).toEqual({ seen: '2b0 3c0| 4d1000| 5e2000 6f2000', passed: 6 })
    expect(await replayed(log, { from: 8 })).toEqual({ seen: '8h2000|', passed: 8 })
    expect(await replayed(log, { from: 9 })).toEqual({ seen: '', passed: 8 })
    expect(await replayed(log, { from: 5, to: 4 })).toEqual({ seen: '', passed: 4 })
  })

  it('passes over what is quarantined', async () => {
    const log = await threeBlocks()
    expect(await replayed(log, { quarantined: new Set([2, 8]) })).toEqual({
      seen: '1a0 3c0| 4d1000| 5e2000 6f2000 7g2000',
      passed: 8,
    })
  })

  it('ends with the error of whoever looks', async () => {
    const log = await threeBlocks()
    const stumble = ({ sequence }: LogEntry): void => {
      if (sequence === 4) throw new Error('poison')
    }
    await expect(replay(log, stumble)).rejects.toThrow('poison')
  })
})

describe('the chain hash after an entry', () => {
  it('is known where a block ends', async () => {
    const log = await threeBlocks()
    expect(await chainHashAt(log, 0)).toEqual(GENESIS_HASH)
    expect(await chainHashAt(log, 2)).toBeNull()
    expect(await chainHashAt(log, 8)).toEqual(log.head.hash)
    expect(await chainHashAt(log, 9)).toBeNull()
  })
})
