import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BEHIND_HEADER, type Envelope, REJECTIONS, SEQUENCE_HEADER } from '@touchstone/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from './bundled.ts'
import { TestServer } from './testServer.ts'

const run = promisify(execFile)
const LIMIT = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.01' }
/** Programs take many times their usual second to start on a machine that is busy. */
const TIMEOUT = { timeout: 180_000 }
const WITHIN = { timeout: 20_000, interval: 100 }
const MANY = Array.from({ length: 100 }, (_, index) => index)

interface Ended {
  readonly code: number
  readonly output: string
}

let cli: string
let main: string
beforeAll(async () => {
  cli = bundled('cli')
  main = bundled('main')
})

async function program(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const options = { env: { ...process.env, ...env }, timeout: 120_000 }
  return run(process.execPath, [path, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code?: number; stdout?: string; stderr?: string }) => ({
      code: error.code ?? -1,
      output: `${error.stdout ?? ''}${error.stderr ?? ''}`,
    }),
  )
}

describe('the whole server', TIMEOUT, () => {
  let server: TestServer
  let token: string

  const openOrders = async () => (await server.data('getOrderList', 'get', { token })).list
  const balance = async (currency: string) => {
    const { list } = await server.data('getAsset2', 'get', { token })
    const found = list.find((row) => row.currency === currency)
    return { available: found?.available, frozen: found?.frozen }
  }

  beforeAll(async () => {
    server = await TestServer.start()
    await server.quote()
    token = await server.newcomer()
  })
  afterAll(() => server.remove())

  it('says that it is alive and ready, and what it measures', async () => {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    const ready = async () => {
      const answer = await fetch(`${server.origin}/readyz`)
      return [answer.status, await answer.json()]
    }
    // Whoever is slow to answer counts as not ready: this machine may be.
    await expect.poll(ready, WITHIN).toEqual([200, { status: 'ok', problems: {} }])
    const metrics = await (await fetch(`${server.origin}/metrics`)).text()
    for (const name of ['call_seconds', 'append_seconds', 'block_commands', 'sequence', 'sockets', 'history_behind'])
      expect(metrics).toContain(`touchstone_${name}`)
  })

  it('names for each currency a mark that is there, and the chains over which it comes and goes', async () => {
    const currencies = await server.data('getCurrencyAll', 'get', {})
    expect(currencies.map(({ currency, chains }) => [currency, chains])).toEqual(
      currencies.map(({ currency }) => [currency, currency === 'USDT' ? ['ethereum'] : []]),
    )
    for (const { icon, currency } of currencies) {
      const mark = await fetch(server.origin + icon)
      expect(mark.headers.get('content-type')).toContain('image/svg+xml')
      expect(await mark.text()).toContain(`>${currency.slice(0, 3)}</text>`)
    }
    expect((await fetch(`${server.origin}/coins/nothing.svg`)).status).toBe(404)
  })

  it('trades: preview, order, fill, fee, ledger, cancel', async () => {
    const market = { token, symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '0.1' }
    const preview = await server.data('tryOrder', 'post', market)
    expect(preview).toMatchObject({ problem: '', avgPrice: '50001.0', filled: '0.10000', fee: '0.0001' })
    const order = await server.data('addOrder', 'post', market)
    expect(order).toMatchObject({ state: 'completed', filled: '0.10000', left: '0.00000', turnover: '5000.100000' })
    expect(await balance('BTC')).toEqual({ available: '5.0999', frozen: '0' })
    expect(await balance('USDT')).toEqual({ available: '94999.9', frozen: '0' })
    const resting = await server.data('addOrder', 'post', { ...LIMIT, token })
    expect(resting).toMatchObject({ state: 'current', filled: '0.00000' })
    expect(await balance('USDT')).toEqual({ available: '94509.9', frozen: '490' })
    const edited = await server.data('editOrder', 'post', { token, orderNo: resting.orderNo, amount: '0.02' })
    expect(edited).toMatchObject({ orderNo: resting.orderNo, left: '0.02000' })
    expect(await openOrders()).toMatchObject([{ orderNo: resting.orderNo, price: '49000.0', amount: '0.02000' }])
    const gone = await server.data('cancelOrder', 'post', { token, orderNo: resting.orderNo })
    expect(gone).toMatchObject({ state: 'withdrawn', filled: '0.00000' })
    expect(await openOrders()).toEqual([])
  })

  it('places several orders of one message, each by itself and once', async () => {
    const orders = JSON.stringify([
      { ...LIMIT, cid: 'first' },
      { ...LIMIT, amount: '0.00001', cid: 'too-small' },
      { ...LIMIT, price: '48000.0', cid: 'third' },
    ])
    const sent = await server.data('addOrders', 'post', { token, orders })
    const refused = REJECTIONS.below_minimum_quantity.code
    expect(sent.orders.map(({ cid, code }) => [cid, code])).toEqual([
      ['first', 0],
      ['too-small', refused],
      ['third', 0],
    ])
    expect(await server.data('addOrders', 'post', { token, orders })).toEqual(sent)
    expect((await openOrders()).map(({ price }) => price).sort()).toEqual(['48000.0', '49000.0'])
    await server.data('cancelAllOrder', 'post', { token })
  })

  it('ties reads to writes by the sequence', async () => {
    const body = new URLSearchParams({ ...LIMIT, token, cid: 'tie' })
    const placed = await fetch(`${server.origin}/web/addOrder`, { method: 'POST', body })
    const sequence = placed.headers.get(SEQUENCE_HEADER) ?? ''
    expect(Number(sequence)).toBe(server.real.core.sequence)
    await server.data('cancelAllOrder', 'post', { token })
    const headers = { 'x-min-sequence': String(server.real.core.sequence), 'x-token': token }
    /** What an answer shows, or that it says how far it is behind. */
    const newest = async () => {
      const history = await fetch(`${server.origin}/web/getOrderList?state=history`, { headers })
      const { data } = (await history.json()) as Envelope<{ list: { state: string }[] }>
      return history.headers.get(BEHIND_HEADER) === '0' ? data?.list[0]?.state : 'behind'
    }
    let shown = await newest()
    while (shown === 'behind') shown = await newest()
    expect(shown).toBe('withdrawn')
  })

  it('does one thing once, however often it is asked at the same time: cid', async () => {
    const sent = await Promise.all(MANY.map(() => server.post('/web/addOrder', { ...LIMIT, token, cid: 'once' })))
    expect(new Set(sent.map((envelope) => JSON.stringify(envelope))).size).toBe(1)
    expect(sent[0]?.code).toBe(0)
    expect(await openOrders()).toHaveLength(1)
    const other = await server.post('/web/addOrder', { ...LIMIT, amount: '0.02', token, cid: 'once' })
    expect(other.code).toBe(3201)
    expect(await openOrders()).toHaveLength(1)
    await server.data('cancelAllOrder', 'post', { token })
  })

  it('does one thing once, however often it is asked at the same time: rtoken', async () => {
    const sent = await Promise.all(MANY.map(() => server.post('/web/addOrder', { ...LIMIT, token, rtoken: 'r-once' })))
    expect(new Set(sent.map((envelope) => JSON.stringify(envelope))).size).toBe(1)
    expect(await openOrders()).toHaveLength(1)
    const next = await server.post('/web/addOrder', { ...LIMIT, token, rtoken: 'r-twice' })
    expect(next.code).toBe(0)
    expect(await openOrders()).toHaveLength(2)
    await server.data('cancelAllOrder', 'post', { token })
  })

  it('takes a repeated request for the same however its decimals are written', async () => {
    const placed = await server.post('/web/addOrder', { ...LIMIT, token, cid: 'written' })
    expect(await server.post('/web/addOrder', { ...LIMIT, price: '049000.00', token, cid: 'written' })).toEqual(placed)
    const { orderNo } = placed.data as { orderNo: string }
    const edited = await server.post('/web/editOrder', { token, orderNo, amount: '0.02', cid: 'edited' })
    expect(await server.post('/web/editOrder', { token, orderNo, amount: '0.0200', cid: 'edited' })).toEqual(edited)
    expect(await server.post('/web/editOrder', { token, orderNo, amount: '0.03', cid: 'edited' })).toMatchObject({
      code: 3201,
    })
    await server.data('cancelAllOrder', 'post', { token })
  })

  it('lets one of a hundred conflicting cancels win', async () => {
    const { orderNo } = await server.data('addOrder', 'post', { ...LIMIT, token })
    const cancels = MANY.map((index) => server.post('/web/cancelOrder', { token, orderNo, cid: `cancel-${index}` }))
    const codes = (await Promise.all(cancels)).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 3002)).toHaveLength(99)
    expect(await openOrders()).toEqual([])
  })

  it('lets a hundred orders for all the money spend it once', async () => {
    const { available = '0' } = await balance('USDT')
    const amount = (Math.floor((Number(available) / 49_000) * 1_000) / 1_000).toFixed(3)
    const all = MANY.map((index) => server.post('/web/addOrder', { ...LIMIT, amount, token, cid: `all-${index}` }))
    const codes = (await Promise.all(all)).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 3001)).toHaveLength(99)
    await server.data('cancelAllOrder', 'post', { token })
    expect((await balance('USDT')).available).toBe(available)
  })

  it('keeps everything through a restart, answers to repeated requests included', async () => {
    const first = await server.post('/web/addOrder', { ...LIMIT, token, cid: 'kept' })
    const byRtoken = await server.post('/web/addOrder', { ...LIMIT, token, rtoken: 'r-kept' })
    const before = { hash: server.real.core.stateHash(), orders: await openOrders(), usdt: await balance('USDT') }
    await server.stop()
    await server.start()
    expect({ hash: server.real.core.stateHash(), orders: await openOrders(), usdt: await balance('USDT') }).toEqual(
      before,
    )
    expect(await server.post('/web/addOrder', { ...LIMIT, token, cid: 'kept' })).toEqual(first)
    expect(await server.post('/web/addOrder', { ...LIMIT, token, rtoken: 'r-kept' })).toEqual(byRtoken)
    expect(await openOrders()).toEqual(before.orders)
    const { orderNo } = first.data as { orderNo: string }
    const gone = await server.post('/web/cancelOrder', { token, orderNo, cid: 'gone' })
    expect(gone).toMatchObject({ code: 0, data: { state: 'withdrawn', left: '0.01000' } })
    await server.data('getOrderList', 'get', { token, state: 'history' })
    await expect.poll(() => server.post('/web/cancelOrder', { token, orderNo, cid: 'gone' }), WITHIN).toEqual(gone)
  })

  it('never wrote a token to its log', () => {
    expect(server.log).toContain('"event":"call"')
    expect(server.log).not.toContain(token)
    expect(server.log).not.toContain('zebra42x')
  })

  it('can be checked from its files while it runs', async () => {
    const verified = await program(cli, ['verify', '--data-dir', server.folder])
    expect(verified).toMatchObject({ code: 0 })
    expect(verified.output).toContain(`real: ${server.real.core.sequence} entries are what they were`)
    expect(verified.output).toContain(server.real.core.stateHash())
  })

  it('keeps a second server off its data, and says so in one line', async () => {
    const second = await program(main, [], { DATA_DIR: server.folder, PORT: '0', LOG_LEVEL: 'silent' })
    expect(second.code).toBe(1)
    expect(second.output.trim()).toMatch(/^touchstone: .* is in use .*$/)
  })
})

describe('a start that cannot work', TIMEOUT, () => {
  it('names the taken port and the way out', async () => {
    const holder = createServer()
    const port = await new Promise<number>((resolve) => {
      holder.listen(0, '127.0.0.1', () => {
        const address = holder.address()
        resolve(address && typeof address === 'object' ? address.port : 0)
      })
    })
    const ended = await program(main, [], { PORT: String(port), DATA_DIR: join(tmpdir(), 'touchstone-never-made') })
    holder.close()
    expect(ended.code).toBe(1)
    expect(ended.output).toContain(`port ${port} on 127.0.0.1 is in use by another program`)
    expect(ended.output).toContain('PORT=<number>')
  })

  it.each([
    ['a folder that cannot be', { DATA_DIR: '/dev/null/data', PORT: '0' }, 'cannot be written'],
    ['a folder that nobody may make', { DATA_DIR: '/proc/touchstone', PORT: '0' }, 'cannot be written'],
    ['settings that are not right', { PORT: 'x', LOG_URL: 'postgres://x/y' }, 'LOG_URL is not available yet'],
    ['a feed that is not there', { FEED: 'replay:/no/such/file', PORT: '0' }, '/no/such/file'],
  ])('says in one line what is wrong with %s', async (_what, env, words) => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-start-'))
    const ended = await program(main, [], { DATA_DIR: folder, LOG_LEVEL: 'silent', ...env })
    await rm(folder, { recursive: true })
    expect(ended.code).toBe(1)
    const lines = ended.output.trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(words)
  })

  it('is not needed to learn what the command line can do', async () => {
    const ended = await program(cli, ['--help'])
    expect([ended.code, ended.output]).toEqual([0, expect.stringContaining('resume-clock')])
  })

  it('is refused by the command line for what it does not understand', async () => {
    for (const args of [
      ['nonsense'],
      ['verify', '--world', 'mars'],
      ['quarantine', '--world', 'real'],
      ['verify', '--nope'],
    ]) {
      const ended = await program(cli, args)
      expect(ended.code).toBe(1)
      expect(ended.output).toMatch(/^touchstone: /)
    }
  })
})
