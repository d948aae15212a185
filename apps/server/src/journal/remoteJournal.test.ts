import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type CommandLog,
  DiskLocked,
  type LogBlock,
  ManualClock,
  openFileJournal,
  realDisk,
  SimulatedDisk,
} from '@touchstone/log'
import { seededRandom } from '@touchstone/quantities'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeCommandLog } from '../../../../packages/log/src/commands/commandLog.conformance.ts'
import { bundled } from '../testing/bundled.ts'
import { onThread } from '../threads/onThread.ts'
import type { JournalBoundary } from './journalBoundary.ts'
import { MOST_WAITING, RemoteJournal } from './remoteJournal.ts'
import { type Journals, journalHere, journalThread, startJournals } from './startJournals.ts'
import type { WorldLog } from './worldLog.ts'

const SEGMENT_BYTES = 64 * 1024
const gatedThread = () =>
  onThread<JournalBoundary>({ name: 'journal', file: pathToFileURL(bundled('testing/gatedJournalThread')) })
/** A busy machine takes a while to begin a thread. */
const PATIENCE = { timeout: 60_000 }
const silent = { error: () => undefined }

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

async function textsOf(log: Pick<CommandLog, 'blocks'>): Promise<string[]> {
  const texts: string[] = []
  for await (const { commands } of log.blocks(1)) for (const one of commands) texts.push(Buffer.from(one).toString())
  return texts
}

const CARRIERS = [
  ['in process', (clock?: ManualClock) => journalHere(clock && { clock })],
  ['on a thread', () => journalThread()],
] as const

describe.each(CARRIERS)('behind messages', (where, carrierOf) => {
  // A thread stamps by the machine's clock.
  const clock = where === 'in process' ? new ManualClock(1_700_000_000_000) : null
  let journals: Journals
  beforeAll(async () => {
    journals = await startJournals({ carrier: carrierOf(clock ?? undefined), logger: silent })
  })
  afterAll(() => journals.stop())

  describeCommandLog(`file journal ${where}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-remote-'))
    const place = {
      directory: join(folder, 'journal'),
      longestPauseMs: Number.POSITIVE_INFINITY,
      segmentBytes: SEGMENT_BYTES,
    }
    let log = await journals.open(place)
    return {
      log,
      clock,
      reopen: async () => {
        await log.close()
        log = await journals.open(place)
        return log
      },
      acceptClock: clock && (() => log.acceptClock()),
      cleanUp: async () => {
        await log.close()
        await rm(folder, { recursive: true })
      },
    }
  })
})

describe.each(CARRIERS)('a journal %s', (_where, carrierOf) => {
  let folder: string
  let journals: Journals
  let log: WorldLog
  let delivered: LogBlock[]
  const fatal: string[] = []
  const ended: object[] = []
  const place = () => ({ directory: join(folder, 'data', 'journal'), longestPauseMs: Number.POSITIVE_INFINITY })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-remote-'))
    fatal.length = 0
    ended.length = 0
    delivered = []
    const logger = { error: (facts: object) => void ended.push(facts) }
    const onFatal = (error: unknown) => void fatal.push(String(error))
    journals = await startJournals({ carrier: carrierOf(), logger, onFatal })
    log = await journals.open({ ...place(), segmentBytes: SEGMENT_BYTES })
    log.follow((block) => void delivered.push(block))
  })
  afterEach(async () => {
    await log.close()
    await journals.stop()
    await rm(folder, { recursive: true })
  })

  it('is opened again when it ended: all that is durable is delivered once, in order, and nobody was told otherwise', async () => {
    const outcomes = new Map<string, string>()
    for (let death = 0; death < 4; death++) {
      let open = true
      const client = async (name: number): Promise<void> => {
        for (let number = 0; open; number++) {
          const text = `${death}/${name}/${number}`
          const outcome = await log.append(bytes(text)).then(
            () => 'durable',
            (error: Error) => ('reason' in error ? String(error.reason) : error.name),
          )
          outcomes.set(text, outcome)
          if (outcome !== 'durable') return
        }
      }
      const clients = Array.from({ length: 16 }, (_, name) => client(name))
      await log.append(bytes(`${death} begins`))
      outcomes.set(`${death} begins`, 'durable')
      await journals.kill()
      open = false
      await Promise.all(clients)
      // Waits until the log can be read again: from then on it takes commands.
      expect(await textsOf(log)).toEqual(expect.arrayContaining([`${death} begins`]))
    }
    expect(ended).toHaveLength(4)
    await log.append(bytes('last'))
    outcomes.set('last', 'durable')
    const texts = await textsOf(log)
    expect(new Set(texts).size).toBe(texts.length)
    for (const [text, outcome] of outcomes) {
      if (outcome === 'durable') expect(texts).toContain(text)
      else if (outcome !== 'OutcomeUnknown') expect([outcome, texts.includes(text)]).toEqual(['away', false])
    }
    expect(delivered.flatMap(({ commands }) => commands.map((one) => Buffer.from(one).toString()))).toEqual(texts)
    expect(delivered.map(({ firstSequence }) => firstSequence)).toEqual(
      delivered.map(
        (_, index) => 1 + delivered.slice(0, index).reduce((sum, { commands }) => sum + commands.length, 0),
      ),
    )
    expect(log.head.sequence).toBe(texts.length)
  })

  it('is kept from other servers, also while it is opened again', async () => {
    const other = () => openFileJournal({ ...place(), disk: realDisk })
    await expect(other()).rejects.toThrow(DiskLocked)
    const killing = journals.kill()
    await expect(other()).rejects.toThrow(DiskLocked)
    await killing
    expect(await textsOf(log)).toEqual([])
  })

  it('acknowledges nothing once it was moved, and is noticed without any command', async () => {
    await log.append(bytes('before'))
    await rename(join(folder, 'data'), join(folder, 'elsewhere'))
    const answers: string[] = []
    for (const text of ['a', 'b'])
      log.append(bytes(text)).then(
        () => answers.push(text),
        () => undefined,
      )
    log.look()
    await expect
      .poll(() => fatal, PATIENCE)
      .toEqual([expect.stringContaining('was moved or deleted under the running server')])
    await expect(log.append(bytes('c'))).rejects.toMatchObject({ reason: 'closed' })
    expect(answers).toEqual([])
  })

  it('ends the process when what was answered is gone after it was opened again', async () => {
    await log.append(bytes('answered'))
    await rename(join(folder, 'data', 'journal'), join(folder, 'elsewhere'))
    await journals.kill()
    await expect.poll(() => fatal, PATIENCE).toEqual(['Error: the journal does not hold entry 1 as it was answered'])
    await expect(log.append(bytes('more'))).rejects.toMatchObject({ reason: 'closed' })
  })

  it('does not open a damaged one, and says which entry', async () => {
    await log.append(bytes('answered'))
    await log.close()
    await writeFile(join(place().directory, 'watermark'), 'damaged')
    await expect(journals.open(place())).rejects.toMatchObject({ name: 'LogDamage', sequence: 1 })
    await rm(join(folder, 'data'), { recursive: true })
    log = await journals.open(place())
    expect(await textsOf(log)).toEqual([])
  })
})

describe('a journal elsewhere', () => {
  it('refuses on a full disk what it did not write, says so, and goes on when there is room', async () => {
    const simulated = new SimulatedDisk({ random: seededRandom(5) })
    const clock = new ManualClock(1_800_000_000_000)
    const disk = simulated.mount()
    const journals = await startJournals({ carrier: journalHere({ disk, clock }), logger: silent, disk })
    const segmentBytes = 4096
    const log = await journals.open({ directory: '/log', longestPauseMs: Number.POSITIVE_INFINITY, segmentBytes })
    simulated.capacityBytes = 0
    const fill = async (): Promise<unknown> => {
      for (let number = 0; number < 200; number++) {
        const refusal: unknown = await log.append(new Uint8Array(500)).then(
          () => null,
          (error: unknown) => error,
        )
        if (refusal) return refusal
      }
      return null
    }
    expect(await fill()).toMatchObject({ name: 'LogRefusal', reason: 'storage_full' })
    expect(log.status.storageFull).toBe(true)
    const { sequence } = log.head
    simulated.capacityBytes = Number.POSITIVE_INFINITY
    clock.advance(2_000)
    expect(await log.append(new Uint8Array(500))).toMatchObject({ sequence: sequence + 1 })
    expect(log.status.storageFull).toBe(false)
    await log.close()
    await journals.stop()
  })

  it('that writes slowly keeps nobody from reading', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-remote-'))
    const journals = await startJournals({ carrier: gatedThread(), logger: silent })
    const log = await journals.open({ directory: join(folder, 'journal'), longestPauseMs: Number.POSITIVE_INFINITY })
    await writeFile(join(folder, 'gate'), '')
    let written = false
    const appended = log.append(bytes('slow')).then(() => {
      written = true
    })
    const turns: boolean[] = []
    for (let turn = 0; turn < 50; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      turns.push(written)
    }
    expect(turns).not.toContain(true)
    await rm(join(folder, 'gate'))
    await appended
    expect(log.head.sequence).toBe(1)
    await log.close()
    await journals.stop()
    await rm(folder, { recursive: true })
  })

  it('takes so many commands and no more, and what was never sent was certainly not written', async () => {
    const lock = { release: () => Promise.resolve() }
    const place = { directory: '/log', longestPauseMs: 0 }
    const unexpected = (error: unknown) => expect.unreachable(String(error))
    const log = new RemoteJournal({
      log: 0,
      place,
      disk: realDisk,
      lock,
      onFatal: unexpected,
      onClosed: () => undefined,
    })
    const hash = new Uint8Array(32)
    const opened = { head: { sequence: 1, time: 0, hash }, cutBytes: 0, status: log.status }
    const told: string[] = []
    await log.open({ ask: () => Promise.resolve(opened as never), tell: (name) => void told.push(name) })
    const outcomes = Array.from({ length: MOST_WAITING }, () => log.append(bytes('x')).catch((error: Error) => error))
    await expect(log.append(bytes('one more'))).rejects.toMatchObject({ reason: 'busy' })
    await new Promise((resolve) => setImmediate(resolve))
    expect(told).toEqual(['append'])
    log.refused({ log: 0, numbers: [0], reason: 'storage_full', message: 'full', status: log.status })
    const unsent = log.append(bytes('unsent')).catch((error: Error) => error)
    log.gone()
    expect(await outcomes[0]).toMatchObject({ reason: 'storage_full' })
    for (const outcome of outcomes.slice(1)) expect(await outcome).toMatchObject({ name: 'OutcomeUnknown' })
    expect(await unsent).toMatchObject({ name: 'LogRefusal', reason: 'away' })
    await expect(log.append(bytes('later'))).rejects.toMatchObject({ reason: 'away' })
    const reading = textsOf(log)
    await log.close()
    await expect(reading).rejects.toMatchObject({ reason: 'closed' })
  })
})
