import { constants, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { blockingDisk, type FileJournal, MAX_BLOCK_COMMANDS, openFileJournal, packedCommands } from '@touchstone/log'
import { type Command, decodeCommand, encodeCommand } from '@touchstone/protocol'
import type { Benchmark, BenchResult } from './result.ts'
import { paired, rate, rateAsync } from './rounds.ts'
import { inTemporaryFolder } from './temporaryFolder.ts'

const GROUPS = 300
/** The next segment is made meanwhile, and the folder is quiet for longer than a file system may count one moment. */
const SETTLING_MS = 4_000
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
        disk: blockingDisk,
        onFatal: (error) => {
          throw error
        },
      })
      // As a journal that has been open for a while.
      await journal.append(encodeCommand(order))
      await new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
      const results: BenchResult[] = []
      for (const size of GROUP_SIZES) results.push(await groupsOf(size, journal, folder))
      await journal.close()
      return [...results, await codec()]
    }),
}

export default logAppend

/**
 * Group after group, each one durable write or as many as it has blocks, as the journal's thread makes them: it waits for its disk and
 * for nothing else. Against the same bytes written raw in the same way.
 */
async function groupsOf(size: number, journal: FileJournal, folder: string): Promise<BenchResult> {
  const commands = Array.from({ length: size }, () => encodeCommand(order))
  const sender = new Sender(journal)
  const appendAll = () =>
    rateAsync(GROUPS * size, async () => {
      for (let sent = 0; sent < GROUPS; sent++) await sender.send(commands)
    })
  const before = journal.status
  await appendAll()
  const writes = journal.status.writtenBlocks - before.writtenBlocks
  const bytesPerBlock = Math.round((journal.status.writtenBytes - before.writtenBytes) / writes)
  if (writes < GROUPS * Math.ceil(size / MAX_BLOCK_COMMANDS))
    throw new Error(`${GROUPS} groups of ${size} became ${writes} blocks: a group does not wait for the one before`)
  const raw = await preallocated(join(folder, `raw-${size}`), bytesPerBlock * writes)
  const bytes = Buffer.alloc(bytesPerBlock, 7)
  const { value, baseline, ratio } = await paired(appendAll, () =>
    rate(GROUPS * size, () => {
      for (let write = 0; write < writes; write++) writeSync(raw.fd, bytes, 0, bytesPerBlock, write * bytesPerBlock)
    }),
  )
  await raw.close()
  sender.leave()
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

/** As the server sends: the commands of a turn in one piece, and whoever sent them hears from the log when they are durable. */
class Sender {
  readonly #journal: FileJournal
  readonly #waiting: { readonly last: number; readonly resolve: () => void }[] = []
  readonly leave: () => void
  #last: number

  constructor(journal: FileJournal) {
    this.#journal = journal
    this.#last = journal.head.sequence
    this.leave = journal.follow(({ firstSequence, count }) => {
      while ((this.#waiting[0]?.last ?? Number.POSITIVE_INFINITY) < firstSequence + count)
        this.#waiting.shift()?.resolve()
    })
  }

  send(commands: readonly Uint8Array[]): Promise<void> {
    this.#last += commands.length
    const last = this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.push({ last, resolve })
      this.#journal.appendPacked(packedCommands(commands), (_first, _count, error) => reject(error as Error))
    })
  }
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
