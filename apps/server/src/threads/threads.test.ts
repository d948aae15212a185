import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bundled } from '../testing/bundled.ts'
import { PeerGone, type Service } from './conversation.ts'
import { inProcess } from './inProcess.ts'
import { KeptProgram } from './keptProgram.ts'
import { onThread, type ThreadOptions } from './onThread.ts'
import type { Carrier } from './program.ts'
import { BEGUN, MAY_END, type Trial, trialProgram } from './testing/trial.ts'

const FILE = pathToFileURL(bundled('testing/trialThread'))
const service: Service<Trial['owner']> = { shout: (word) => word.toUpperCase() }

function trialThread(options: Partial<ThreadOptions> = {}): Carrier<Trial> {
  return onThread<Trial>({ name: 'trial', file: FILE, ...options })
}

const running: KeptProgram<Trial>[] = []
afterEach(async () => {
  for (const kept of running.splice(0)) await kept.stop()
})

interface Kept {
  readonly kept: KeptProgram<Trial>
  /** The reason of each end. */
  readonly reasons: string[]
  /** Resolves when the program has started that many times. */
  begun(times: number): Promise<void>
}

async function keep(carrier: Carrier<Trial>): Promise<Kept> {
  const reasons: string[] = []
  const target = new EventTarget()
  let times = 0
  const onBegun = async () => {
    times++
    // Calls reach the program as soon as this returns.
    setImmediate(() => target.dispatchEvent(new Event('begun')))
  }
  const kept = await KeptProgram.begin({
    carrier,
    service,
    onBegun,
    onEnded: (reason) => void reasons.push(reason),
    pause: { shortestMs: 1, longestMs: 20 },
  })
  running.push(kept)
  const begun = async (wanted: number) => {
    while (times < wanted || kept.isAway) await once(target, 'begun')
  }
  return { kept, reasons, begun }
}

describe.each([
  ['in process', () => inProcess(trialProgram())],
  ['on a thread', () => trialThread()],
] as const)('a program %s', (_where, carrierOf) => {
  test('answers what it is asked, each its own', async () => {
    const { kept } = await keep(carrierOf())
    const sums = await Promise.all([kept.ask('add', [1n, 2n ** 70n]), kept.ask('add', [3n, 4n])])
    expect(sums).toEqual([1n + 2n ** 70n, 7n])
  })

  test('asks its owner', async () => {
    const { kept } = await keep(carrierOf())
    expect(await kept.ask('throughOwner', 'word')).toBe('WORD')
  })

  test('answers with the error that it threw: its name, message and fields', async () => {
    const { kept } = await keep(carrierOf())
    const error = await kept.ask('refuse', 'no such word').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'TypeError',
      message: 'no such word',
      code: '23505',
      constraint: 'words_key',
    })
  })

  test('hears everything in the order in which it was sent', async () => {
    const { kept } = await keep(carrierOf())
    for (const word of ['one', 'two', 'three']) kept.tell('keep', word)
    expect(await kept.ask('words', null)).toEqual(['one', 'two', 'three'])
  })

  test('gets copies, and what is handed over leaves whoever sent it', async () => {
    const { kept } = await keep(carrierOf())
    const copied = new Uint8Array([1, 2, 3])
    expect(await kept.ask('reversed', copied)).toEqual(new Uint8Array([3, 2, 1]))
    expect(copied).toEqual(new Uint8Array([1, 2, 3]))
    const given = new Uint8Array([4, 5])
    expect(await kept.ask('reversed', given, [given.buffer])).toEqual(new Uint8Array([5, 4]))
    expect(given.byteLength).toBe(0)
  })

  test('tells whoever waits for an answer that it ended, and begins again with nothing of before', async () => {
    const { kept, reasons, begun } = await keep(carrierOf())
    await kept.ask('keep', 'lost')
    const waiting = kept.ask('never', null)
    await kept.endNow('ended by the test')
    await expect(waiting).rejects.toThrow(new PeerGone('ended by the test'))
    await begun(2)
    expect(await kept.ask('words', null)).toEqual([])
    expect(reasons).toEqual(['ended by the test'])
  })

  test('ends by an error in what it was told, which nobody waits for', async () => {
    const { kept, reasons, begun } = await keep(carrierOf())
    kept.tell('fail', null)
    await begun(2)
    expect(reasons).toEqual(['it threw: Error: a bug'])
  })

  test('refuses what is asked while it is away, and stays away once it is stopped', async () => {
    const { kept, reasons } = await keep(carrierOf())
    await kept.stop()
    expect(kept.isAway).toBe(true)
    await expect(kept.ask('words', null)).rejects.toThrow(PeerGone)
    expect(reasons).toEqual([])
  })

  test('that cannot be told where to begin does not begin', async () => {
    const begin = KeptProgram.begin<Trial>({
      carrier: carrierOf(),
      service,
      onBegun: (peer) => peer.ask('refuse', 'no place to begin'),
      onEnded: () => undefined,
    })
    await expect(begin).rejects.toThrow('no place to begin')
  })
})

test('a program whose owner is gone is told so, to take back what the owner borrowed', async () => {
  let told = 0
  const { kept } = await keep(inProcess(trialProgram({ onOwnerGone: () => told++ })))
  await kept.stop()
  expect(told).toBe(1)
})

test('a thread that gives no sign of life is ended and begun again', async () => {
  const { kept, reasons, begun } = await keep(trialThread({ silenceMs: 2_000 }))
  await expect(kept.ask('spin', null)).rejects.toThrow(PeerGone)
  await begun(2)
  expect(await kept.ask('add', [1n])).toBe(1n)
  expect(reasons).toEqual(['it gave no sign of life for 3000 ms'])
})

test('a thread that gives signs of life from within long work is left alone however long it takes', async () => {
  let look = (): void => undefined
  const watch = (looking: () => void) => {
    look = looking
    return () => undefined
  }
  const { kept, reasons, begun } = await keep(trialThread({ watch }))
  expect(await kept.ask('add', [1n])).toBe(1n)
  const parts = { count: 4, cells: new Int32Array(new SharedArrayBuffer(8)) }
  let isDone = false
  const working = kept.ask('labour', parts).then(() => {
    isDone = true
  })
  for (let part = 1; part <= parts.count; part++) {
    while (Atomics.load(parts.cells, BEGUN) < part) await nextTurn()
    // Messages sent before this one have been heard by then.
    await nextTurn()
    await nextTurn()
    for (let seconds = 25; seconds > 0; seconds--) look()
    expect([isDone, reasons]).toEqual([false, []])
    Atomics.store(parts.cells, MAY_END, part)
    Atomics.notify(parts.cells, MAY_END)
  }
  await working
  const silent = kept.ask('labour', { ...parts, cells: new Int32Array(new SharedArrayBuffer(8)) })
  for (let seconds = 31; seconds > 0; seconds--) look()
  await expect(silent).rejects.toThrow(PeerGone)
  await begun(2)
  expect(reasons).toEqual(['it gave no sign of life for 31000 ms'])
})

test('a thread whose heap is full is begun again', async () => {
  const { kept, reasons, begun } = await keep(trialThread({ limits: { maxOldGenerationSizeMb: 32 } }))
  await expect(kept.ask('fill', null)).rejects.toThrow(PeerGone)
  await begun(2)
  expect(await kept.ask('add', [1n])).toBe(1n)
  expect(reasons).toEqual([expect.stringContaining('memory limit')])
})

/** Once somebody waits inside the operating system for what is in it. */
async function opened(pipe: string): Promise<number> {
  for (;;) {
    try {
      return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK)
    } catch {
      await nextTurn()
    }
  }
}

test('a thread that cannot be ended ends the process, for it may still write when the next one begins', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-pipe-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const aborted = vi.spyOn(process, 'abort').mockImplementation(() => undefined as never)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let look = (): void => undefined
  const watch = (looking: () => void) => {
    look = looking
    return () => undefined
  }
  try {
    const { kept, reasons, begun } = await keep(trialThread({ watch }))
    expect(await kept.ask('add', [1n])).toBe(1n)
    const lost = expect(kept.ask('readLine', pipe)).rejects.toThrow(PeerGone)
    const writer = await opened(pipe)
    const ended = kept.endNow('its disk does not answer')
    for (let seconds = 30; seconds > 0; seconds--) look()
    expect(aborted).not.toHaveBeenCalled()
    look()
    expect(aborted).toHaveBeenCalledOnce()
    expect(said.mock.calls).toEqual([
      ['the thread of the trial cannot be ended, although its disk does not answer; ending the process at once'],
    ])
    expect(reasons).toEqual([])
    closeSync(writer)
    await Promise.all([lost, ended])
    await begun(2)
  } finally {
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  }
})
