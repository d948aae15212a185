import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileJournal, MAX_BLOCK_COMMANDS, openFileJournal, realDisk } from '@touchstone/log'
import { type Command, decodeCommand, encodeCommand } from '@touchstone/protocol'
import type { Benchmark, BenchResult } from './result.ts'
import { paired, rate, rateAsync } from './rounds.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

const GROUPS = 300
const GROUP_SIZES = [128, 1, 1024] as const

const order: Command = {
  type: 'PlaceOrder',
  owner: 1234,
  key1: 4_503_599_627_370_497,
  key2: 1_234_567_890_123,
  inputHash: 9_007_199_254_740_001,
  issuedAt: 1_790_000_000_000,
  market: 1,
  side: 'buy',
  kind: 'limit',
  timeInForce: 'GTC',
  price: 640_123,
  lots: 1_500,
  turnover: 0n,
  stopPrice: 0,
  maxSlippagePpm: 0,
  selfTrade: 'expire_taker',
}

const logAppend: Benchmark = {
  name: 'log-append',
  run: () =>
    inTemporaryFolder(async (folder) => {
      const journal = await openFileJournal({
        directory: join(folder, 'journal'),
        disk: realDisk,
        onFatal: (error) => {
          throw error
        },
      })
      const results: BenchResult[] = []
      for (const size of GROUP_SIZES) results.push(await groupsOf(size, journal, folder))
      await journal.close()
      return [...results, await codec()]
    }),
}

export default logAppend

/**
 * Two senders in turn: while the group of one is being written that of the other arrives, as under load, so each group is one
 * durable write. Against the same bytes written raw.
 */
async function groupsOf(size: number, journal: FileJournal, folder: string): Promise<BenchResult> {
  const command = encodeCommand(order)
  const appendAll = () => rateAsync(GROUPS * size, () => sendInTurn(journal, command, size))
  const before = journal.status
  await appendAll()
  const writes = journal.status.writtenBlocks - before.writtenBlocks
  const bytesPerBlock = Math.round((journal.status.writtenBytes - before.writtenBytes) / writes)
  if (writes < GROUPS * Math.ceil(size / MAX_BLOCK_COMMANDS))
    throw new Error(`${GROUPS} groups of ${size} became ${writes} blocks: the senders wait for each other`)
  const raw = await preallocated(join(folder, `raw-${size}`), bytesPerBlock * writes)
  const bytes = Buffer.alloc(bytesPerBlock, 7)
  const { value, baseline, ratio } = await paired(appendAll, () =>
    rateAsync(GROUPS * size, async () => {
      for (let write = 0; write < writes; write++) await raw.write(bytes, 0, bytesPerBlock, write * bytesPerBlock)
    }),
  )
  await raw.close()
  return {
    name: size === GROUP_SIZES[0] ? 'log-append' : `log-append-${size}`,
    value,
    unit: 'durable commands/s',
    baseline,
    ratio,
    goal: '≥ 0.8',
    against: `raw O_DSYNC writes of the same ${bytesPerBlock} bytes, ${size} commands a group`,
  }
}

/**
 * The second sender begins when the first one's group is on its way to the disk. Begun together they would be answered together,
 * and send together ever after: then every other write waits for nothing but the processor.
 */
async function sendInTurn(journal: FileJournal, command: Uint8Array, size: number): Promise<void> {
  const group = () => Promise.all(Array.from({ length: size }, () => journal.append(command)))
  const rest = async (groups: number) => {
    for (let sent = 0; sent < groups; sent++) await group()
  }
  const first = group()
  await nextTurn()
  await nextTurn()
  await Promise.all([first.then(() => rest(GROUPS / 2 - 1)), rest(GROUPS / 2)])
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** A zero-filled file opened so that each write is durable when it returns. */
async function preallocated(path: string, bytes: number): Promise<FileHandle> {
  const zeros = Buffer.alloc(1 << 20)
  const file = await open(path, 'w')
  for (let at = 0; at < bytes; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, bytes - at), at)
  await file.sync()
  await file.close()
  return open(path, constants.O_WRONLY | constants.O_DSYNC)
}

async function codec(): Promise<BenchResult> {
  const times = 100_000
  const text = { ...order, turnover: '0' }
  let kept = 0
  const result = await paired(
    () =>
      rate(times, () => {
        for (let i = 0; i < times; i++) kept += decodeCommand(encodeCommand(order)).type.length
      }),
    () =>
      rate(times, () => {
        for (let i = 0; i < times; i++)
          kept += String(JSON.parse(Buffer.from(JSON.stringify(text)).toString()).type).length
      }),
  )
  if (kept === 0) throw new Error('nothing was decoded')
  return { name: 'command-codec', ...result, unit: 'commands/s', goal: '≥ 25', against: 'JSON' }
}
