import { REJECTIONS, type StatusData } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AdminClient, codeOf } from '../console/testing/adminClient.ts'
import { enrolFirstOperators } from '../console/testing/firstOperators.ts'
import { RawClient } from '../streams/testing/rawClient.ts'
import { TestServer } from './testServer.ts'

const DAY_MS = 24 * 3_600_000

describe('a sandbox that starts with a clock years ahead', () => {
  let server: TestServer
  let secret: string
  let sequence: number
  const now = Date.now.bind(Date)

  beforeAll(async () => {
    server = await TestServer.start()
    secret = (await enrolFirstOperators(server.running.console)).one.secret
    await server.newcomer()
    await server.stop()
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_650 * DAY_MS)
    await server.start()
    sequence = server.real.head.sequence
  })
  afterAll(async () => {
    await server.remove()
    vi.restoreAllMocks()
  })

  const ready = async () => (await fetch(`${server.origin}/readyz`)).text()
  const status = async () => {
    const client = await RawClient.open(`${server.origin.replace('http', 'ws')}/ws`)
    client.send({ op: 'sub', ch: 'status' })
    const { data } = await client.message(({ ch }) => ch === 'status')
    client.socket.close()
    return data as StatusData
  }

  it('says so, takes no command, and writes nothing, until one operator has confirmed it', async () => {
    expect(await ready()).toContain('its clock waits for an operator')
    expect(await status()).toMatchObject({ clock: 'waits' })
    const refused = await server.post('/web/demoLogin', {})
    expect(refused.code).toBe(REJECTIONS.clock_stopped.code)
    expect(server.real.head.sequence).toBe(sequence)
    expect(server.real.core.time).toBeLessThan(now())

    const operator = new AdminClient(server.running.console.origin)
    expect((await operator.login('operator1', await codeOf(secret))).code).toBe(7)
    const { worlds } = await operator.data('getHealth', {})
    for (const { clock, time } of worlds) {
      expect(clock).toMatchObject({ waits: true, confirmable: true })
      expect(clock.wallTime - time).toBeGreaterThan(3_600 * DAY_MS)
    }
    expect(server.real.head.sequence).toBe(sequence)

    expect(await operator.refusal('confirmClock', { world: 'real', reason: ' ' })).toBe(REJECTIONS.reason_missing.code)
    await operator.data('confirmClock', { world: 'real', reason: 'the year is right' })
    await operator.data('confirmClock', { world: 'demo', reason: 'the year is right' })
    expect(await operator.refusal('confirmClock', { world: 'real', reason: 'again' })).toBe(REJECTIONS.clock_runs.code)
    expect(server.real.core.sequence).toBeGreaterThan(sequence)
    expect(await status()).toMatchObject({ clock: 'runs' })
    expect((await server.post('/web/demoLogin', {})).code).toBe(7)
    const [row] = (await operator.data('getAudit', { what: 'confirmClock' })).list.filter(
      ({ result }) => result === 'done',
    )
    expect(row).toMatchObject({ operator: 'operator1', reason: 'the year is right' })
    expect(row?.detail).toMatch(/"logTime":\d+.*"wallTime":\d+/)
  })
})
