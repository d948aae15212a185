import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Exchange } from '@touchstone/core'
import { newSha256, signingKeyFromSeed } from '@touchstone/log'
import { REJECTIONS } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyWorld } from '../cli/verifyWorld.ts'
import { readWorld } from '../cli/worldReading.ts'
import { replayEntries } from '../sequencer/replay.ts'
import { bundled } from './bundled.ts'
import { plainRequest } from './plainRequest.ts'

/** More of them with KILLS=200, for a longer run. */
const KILLS = Number(process.env.KILLS ?? 20)
const CLIENTS = 8
const KEY = signingKeyFromSeed(new Uint8Array(32).fill(7))
const SHORTEST_LOAD_MS = 20
const LOAD_SPREAD_MS = 80

interface Order {
  readonly cid: string
  readonly form: string
}

interface Answered {
  readonly order: Order
  readonly reply: string
}

/** The reply to an order, or null when the connection broke: its outcome is unknown. */
async function send(origin: string, order: Order): Promise<string | null> {
  try {
    return (await plainRequest(`${origin}/web/addOrder`, { form: order.form })).body
  } catch {
    return null
  }
}

/** The replies to orders that as many clients send as there are under load, in the order of the orders. */
async function sendEach(origin: string, orders: readonly Order[]): Promise<(string | null)[]> {
  const replies: (string | null)[] = orders.map(() => null)
  const left = orders.entries()
  const client = async (): Promise<void> => {
    for (const [place, order] of left) replies[place] = await send(origin, order)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return replies
}

describe('a server killed under load', () => {
  let directory: string
  let program: string
  let child: ChildProcess | undefined
  const random = seededRandom(11)
  const answered = new Map<string, Answered>()
  let orders = 0

  /** Sends again what was answered: the answer is the same. */
  async function answersAgain(origin: string, known: readonly Answered[]) {
    const again = await sendEach(
      origin,
      known.map(({ order }) => order),
    )
    expect(again).toEqual(known.map(({ reply }) => reply))
  }

  /** Sends again what may be done or not: now it is. */
  async function settle(origin: string, unknown: readonly Order[]): Promise<void> {
    const replies = await sendEach(origin, unknown)
    for (const [place, order] of unknown.entries()) answered.set(order.cid, { order, reply: replies[place] ?? '' })
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'touchstone-kill-'))
    program = bundled('killableServer')
  })
  afterAll(async () => {
    child?.kill('SIGKILL')
    await rm(directory, { recursive: true })
  })

  async function start(): Promise<string> {
    const started = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    const [address] = (await once(started.stdout, 'data')) as [Buffer]
    return address.toString().trim()
  }

  async function kill(): Promise<void> {
    const ended = child && once(child, 'exit')
    child?.kill('SIGKILL')
    await ended
  }

  function nextOrder(): Order {
    const number = orders++
    const side = random() < 0.5 ? 'buy' : 'sell'
    const price = (50_000 + Math.floor(random() * 41) - 20).toFixed(1)
    const terms = { token: side === 'buy' ? '0' : '1', symbol: 'BTCUSDT', side, type: 'limit', price, amount: '0.001' }
    const cid = `order-${number}`
    return { cid, form: new URLSearchParams({ ...terms, cid }).toString() }
  }

  /** Sends orders until the server is gone; returns those whose outcome is unknown. */
  async function load(origin: string): Promise<Order[]> {
    const unknown: Order[] = []
    const client = async (): Promise<void> => {
      for (;;) {
        const order = nextOrder()
        const reply = await send(origin, order)
        if (reply === null) {
          unknown.push(order)
          return
        }
        answered.set(order.cid, { order, reply })
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    setTimeout(() => child?.kill('SIGKILL'), SHORTEST_LOAD_MS + random() * LOAD_SPREAD_MS)
    await Promise.all([clients, child && once(child, 'exit')])
    return unknown
  }

  it(`loses nothing that was answered and does nothing twice, over ${KILLS} kills`, {
    timeout: KILLS * 15_000,
  }, async () => {
    let unknown: Order[] = []
    let before: Answered[] = []
    for (let round = 0; round < KILLS; round++) {
      const origin = await start()
      await answersAgain(origin, before)
      await settle(origin, unknown)
      const count = answered.size
      unknown = await load(origin)
      before = [...answered.values()].slice(count - unknown.length)
    }
    expect(answered.size).toBeGreaterThan(KILLS)

    const origin = await start()
    await settle(origin, unknown)
    await answersAgain(origin, [...answered.values()])
    // On a fast machine the two traders run out of money or of places for orders: refused by the core, which is an answer too.
    const codes = new Set([...answered.values()].map(({ reply }) => Number(/^\{"code":(\d+),/.exec(reply)?.[1])))
    expect([0, REJECTIONS.insufficient_balance.code, REJECTIONS.too_many_orders.code]).toEqual(
      expect.arrayContaining([...codes]),
    )
    expect(codes).toContain(0)
    await kill()
    const reading = await readWorld(directory, KEY)
    const done = new Set<string>()
    for await (const entry of replayEntries(new Exchange({ newSha256 }), reading.log, new Set(), 1)) {
      if (entry.command.type !== 'PlaceOrder' || entry.duplicate) continue
      const identity = `${entry.command.key1} ${entry.command.key2}`
      expect(done.has(identity)).toBe(false)
      done.add(identity)
    }
    expect(done.size).toBe(answered.size)
    await verifyWorld(reading)
  })

  it('acknowledges nothing more once its folder was moved away, and goes on when that is back', async () => {
    const origin = await start()
    const before = nextOrder()
    const reply = await send(origin, before)
    expect(reply).toContain('"code":')
    const ended = child && once(child, 'exit')
    await rename(directory, `${directory}-elsewhere`)
    const replies = await Promise.all(Array.from({ length: CLIENTS }, () => send(origin, nextOrder())))
    expect(replies).toEqual(Array.from({ length: CLIENTS }, () => null))
    await ended
    await rename(`${directory}-elsewhere`, directory)
    expect(await send(await start(), before)).toBe(reply)
    await kill()
  })
})
