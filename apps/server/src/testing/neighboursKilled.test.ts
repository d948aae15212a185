import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { REJECTIONS } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fill, smallDisk } from '../operations/testing/smallDisk.ts'
import { gone, Killer, WAYS_TO_DIE } from '../threads/testing/killer.ts'
import { TestServer } from './testServer.ts'

const CLOCK_STOPPED = REJECTIONS.clock_stopped.code
const FULL = REJECTIONS.storage_full.code
/** Nobody knows whether it was done, or the journal is being opened again: to be sent again as it was. */
const SEND_AGAIN: readonly number[] = [REJECTIONS.outcome_unknown.code, REJECTIONS.shutting_down.code]
/** Done, and nothing to say of it. */
const DONE = 7
const BATCH = 15
/** As fast as they are answered, there would be as many open as one may have before the disk is looked at again. */
const BETWEEN_ORDERS_MS = 25
/** Without a pause it would take the processor from the threads that it waits for. */
const LOOK_AGAIN_MS = 20
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Placed {
  readonly fields: Readonly<Record<string, string>>
  readonly reply: string
}

/** Whatever runs beside the order path is killed here, by whichever thread it is on: a new thread is killed too. */
describe('an exchange whose neighbours die, whose clock is moved, and whose disk fills up', () => {
  let dataDir: string
  let unmount: (() => void) | undefined
  let server: TestServer
  let token: string
  let killer: Killer
  const placed: Placed[] = []
  let orders = 0

  beforeAll(async () => {
    killer = new Killer()
    dataDir = await mkdtemp(join(tmpdir(), 'touchstone-disk-'))
    unmount = smallDisk(dataDir, 160)
    const settings = { dataDir, diskReserveMb: 40, databaseUrl: null }
    server = await TestServer.start(settings, { care: killer.care })
    token = await server.newcomer()
  })
  afterAll(async () => {
    killer.leave()
    vi.restoreAllMocks()
    await server.remove()
    unmount?.()
    await rm(dataDir, { recursive: true, force: true })
  })

  const send = async (fields: Readonly<Record<string, string>>) => {
    const { code, data } = await server.post('/web/addOrder', { ...fields, token })
    return { code, reply: JSON.stringify([code, data]) }
  }
  const place = async (): Promise<number> => {
    const terms = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.001' }
    const fields = { ...terms, cid: `order-${orders++}` }
    let { code, reply } = await send(fields)
    while (SEND_AGAIN.includes(code)) ({ code, reply } = await send(fields))
    // A refusal by a full disk is not in the log: its repetition may be done.
    if (code === 0) placed.push({ fields, reply })
    return code
  }
  const placeMany = () => Promise.all(Array.from({ length: BATCH }, place))
  /** Prices, as soon as the journal takes them. */
  const quoted = async () => {
    const isTaken = () =>
      server.quote().then(
        () => true,
        () => false,
      )
    // A journal that is away refuses at once: it needs a turn to begin again.
    while (!(await isTaken())) await nextTurn()
  }
  const logIn = async () => {
    const { code, data } = await server.post('/web/userLogin', { account: 'person1@example.org', password: 'zebra42x' })
    if (code === DONE) token = (data as { token: string }).token
    return code
  }
  /** Not to be had without the database; there is no limit to asking. */
  const readHistory = async () => {
    const asked = new URLSearchParams({ token, state: 'history' })
    return ((await (await fetch(`${server.origin}/web/getOrderList?${asked}`)).json()) as { code: number }).code
  }
  const readiness = async () => (await fetch(`${server.origin}/readyz`)).json()
  /** Of the follower: what was answered up to here is what the log yields. */
  const proved = async () => {
    const { keeper } = server.running.worlds.real
    const { sequence } = server.real.core
    while (server.real.core.sequence - keeper.proofs.behind < sequence) {
      await keeper.proofs.follow()
      // A follower that has just ended refuses at once: it needs a turn to begin again.
      await nextTurn()
    }
  }
  const opensAgain = async () => {
    while ((await readHistory()) !== DONE) await delay(LOOK_AGAIN_MS)
    expect(await logIn()).toBe(DONE)
    // From now on the session is known here, and needs no database for a while.
    expect(await readHistory()).toBe(DONE)
    await proved()
  }

  test.each(WAYS_TO_DIE)('takes every order while all its threads %s, and has them back', async (_how, die) => {
    await quoted()
    await proved()
    const { threads } = killer
    const before = [...threads]
    expect(before.length).toBeGreaterThanOrEqual(3)
    const ends = gone(before)
    await killer[die](before)
    const [codes] = await Promise.all([placeMany(), ends])
    expect(codes).toEqual(codes.map(() => 0))
    await opensAgain()
    expect(threads.size).toBe(before.length)
    for (const thread of before) expect(threads).not.toContain(thread)
  })

  const trueNow = Date.now.bind(Date)
  const moveClock = async (byMs: number) => {
    vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + byMs)
    const script = `globalThis.trueNow ??= Date.now; Date.now = () => globalThis.trueNow() + ${byMs}`
    await Promise.all(Array.from(killer.threads, (thread) => killer.run(thread, script)))
  }
  test.each([
    ['a month ahead', 30 * DAY_MS],
    ['an hour behind', -HOUR_MS],
  ])('writes nothing while its clock is %s, and goes on once that is right', async (_where, byMs) => {
    await quoted()
    expect(await place()).toBe(0)
    const { sequence, time } = server.real.head
    await moveClock(byMs)
    expect(await logIn()).toBe(DONE)
    expect(await place()).toBe(CLOCK_STOPPED)
    expect(await readiness()).toMatchObject({
      problems: { real: expect.stringContaining('its clock waits for an operator') },
    })
    expect(server.real.head).toMatchObject({ sequence, time })

    await moveClock(0)
    expect(await logIn()).toBe(DONE)
    while ((await place()) === CLOCK_STOPPED);
    expect(await placeMany()).toEqual(Array.from({ length: BATCH }, () => 0))
    await opensAgain()
  })

  test('refuses commands before its disk is full, reads on, and goes on once there is space', async (context) => {
    if (!unmount) return context.skip('a small file system cannot be mounted here')
    await quoted()
    expect(await place()).toBe(0)
    fill(join(dataDir, 'filler'), 30)
    while ((await place()) !== FULL) {
      await server.quote().catch(() => undefined)
      await delay(BETWEEN_ORDERS_MS)
    }
    expect(await readiness()).toMatchObject({ problems: { real: 'its disk is full', demo: 'its disk is full' } })
    expect(await logIn()).toBe(DONE)
    expect(await server.get('/web/getOrderList', { token })).toMatchObject({ code: DONE })

    // Those who die meanwhile come back to a disk that is still full.
    await Promise.all(Array.from(killer.threads, (thread) => thread.terminate()))
    while ((await readHistory()) !== DONE) await delay(LOOK_AGAIN_MS)
    expect(await logIn()).toBe(DONE)
    expect(await place()).toBe(FULL)

    rmSync(join(dataDir, 'filler'))
    while ((await place()) === FULL);
    await quoted()
    expect(await placeMany()).toEqual(Array.from({ length: BATCH }, () => 0))
  })

  test('has lost nothing of it and done nothing twice', async () => {
    await server.stop()
    await server.start()
    await quoted()
    for (const { fields, reply } of placed) expect((await send(fields)).reply).toBe(reply)
    const numbers = placed.map(({ reply }) => (JSON.parse(reply) as [number, { orderNo: string }])[1].orderNo)
    const owner = server.real.core.spot.order(Number(numbers[0]))?.owner ?? 0
    const open = server.real.core.spot.openOrders(owner).map(({ order }) => String(order))
    expect(open.toSorted()).toEqual(numbers.toSorted())
    await opensAgain()
  })
})
