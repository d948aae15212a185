import type { CallInput } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import type { TradingOffice } from '../trading/testing/tradingOffice.ts'
import { withOffice } from '../trading/testing/withOffice.ts'
import { grouped } from '../words/formatMessage.ts'
import { pdfPages } from './testing/pdfText.ts'

const SCALE = 8
type Wanted = { readonly [Field in keyof CallInput<'getStatement'>]?: string }
type Row = Readonly<Record<string, string>>

function units(text: string | undefined): bigint {
  const value = parseDecimal(text ?? '', SCALE)
  if (value === undefined) throw new Error(`${text} is no amount`)
  return value
}

async function fileOf(office: TradingOffice, url: string): Promise<{ readonly bytes: Buffer; readonly name: string }> {
  const opened = office.statements.open(url.slice(url.lastIndexOf('/') + 1))
  if (!opened) throw new Error('there is no such file')
  const parts: Buffer[] = []
  for await (const part of opened.body as AsyncIterable<Buffer | string>) parts.push(Buffer.from(part))
  const name = /filename="(.*)"/.exec(opened.headers['content-disposition'] ?? '')?.[1] ?? ''
  return { bytes: Buffer.concat(parts), name }
}

async function statement(office: TradingOffice, token: string, wanted: Wanted = {}) {
  const asked: Record<string, string> = { token, from: '0', to: '9999999999999', format: 'csv', ...wanted }
  const { url } = await office.data('getStatement', asked)
  return fileOf(office, url)
}

async function rowsOf(office: TradingOffice, token: string, wanted: Wanted = {}): Promise<Row[]> {
  const { bytes } = await statement(office, token, wanted)
  const [head, ...lines] = bytes.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n')
  const names = head?.split(',') ?? []
  return lines.map((line) => {
    const cells = line.split(',')
    expect(cells).toHaveLength(names.length)
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']))
  })
}

const ofRecord = (rows: readonly Row[], record: string) => rows.filter((row) => row.record === record)
const keyOf = ({ account, currency }: Row) => `${account} ${currency}`

/** Some of everything that changes balances: spot trades, holds, transfers, a position won and lost, a timed order. */
async function live(office: TradingOffice, token: string, other: string): Promise<void> {
  const spot = { symbol: 'BTCUSDT', type: 'limit', price: '50000', amount: '0.5' }
  await office.data('addOrder', { ...spot, token: other, side: 'sell' })
  await office.data('addOrder', { ...spot, token, side: 'buy' })
  await office.data('addOrder', { ...spot, token, side: 'buy', price: '48000' })
  const contract = { symbol: 'BTCPERP', type: 'market', lots: '300', leverage: '5', marginMode: 'cross' }
  await office.data('addContract', { ...contract, token, side: 'long' })
  await office.pass(3, 501_000)
  await office.data('closeAllContract', { token })
  await office.data('addTransfer', { token, from: 'contract', to: 'funds', currency: 'USDT', amount: '123.456789' })
}

describe('statements of account', () => {
  const office = withOffice()

  it('lead from nothing to exactly what the core holds, account by account', async () => {
    const ann = await office().customer()
    await live(office(), ann, await office().customer())
    const rows = await rowsOf(office(), ann)
    const held = new Map(
      office()
        .real.world.core.ledger.balances(office().ownerOf(ann))
        .map(({ wallet, asset, available, held: kept }) => [`${wallet} ${asset}`, available + kept])
        .filter(([, amount]) => amount !== 0n) as [string, bigint][],
    )
    const assets = office().real.world.core.assets()
    const closing = ofRecord(rows, 'closing')
    for (const row of closing) {
      const asset = assets.find(({ code }) => code === row.currency)
      expect(parseDecimal(row.balance ?? '', asset?.scale ?? 0), keyOf(row)).toBe(
        held.get(`${row.account} ${asset?.id}`) ?? 0n,
      )
      held.delete(`${row.account} ${asset?.id}`)
    }
    expect([...held]).toEqual([])
    expect(ofRecord(rows, 'opening').map(({ balance }) => units(balance))).toEqual(closing.map(() => 0n))
    expect(new Set(ofRecord(rows, 'entry').map(({ type }) => type))).toEqual(
      new Set(['faucet', 'transfer', 'trade', 'fee', 'pnl']),
    )
  })

  it('add up in every line, and so do their totals', async () => {
    const ann = await office().customer()
    await live(office(), ann, await office().customer())
    const rows = await rowsOf(office(), ann)
    const running = new Map(ofRecord(rows, 'opening').map((row) => [keyOf(row), units(row.balance)]))
    const totals = new Map<string, { received: bigint; paid: bigint }>()
    for (const row of ofRecord(rows, 'entry')) {
      const change = units(row.change)
      const now = (running.get(keyOf(row)) ?? 0n) + change
      expect(units(row.balance)).toBe(now)
      running.set(keyOf(row), now)
      const total = totals.get(keyOf(row)) ?? { received: 0n, paid: 0n }
      totals.set(
        keyOf(row),
        change > 0n ? { ...total, received: total.received + change } : { ...total, paid: total.paid + change },
      )
    }
    for (const row of ofRecord(rows, 'received')) expect(units(row.change)).toBe(totals.get(keyOf(row))?.received)
    for (const row of ofRecord(rows, 'paid')) expect(units(row.change)).toBe(totals.get(keyOf(row))?.paid)
    for (const row of ofRecord(rows, 'closing')) expect(units(row.balance)).toBe(running.get(keyOf(row)))
  })

  it('of one period end where the next begins', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    await live(office(), ann, bob)
    const end = office().real.clock.wallMs()
    await office().pass(10, 501_000)
    await live(office(), ann, bob)
    const first = await rowsOf(office(), ann, { to: String(end) })
    const second = await rowsOf(office(), ann, { from: String(end + 1) })
    const balances = (rows: readonly Row[], record: string) =>
      new Map(ofRecord(rows, record).map((row) => [keyOf(row), units(row.balance)]))
    expect(balances(second, 'opening')).toEqual(balances(first, 'closing'))
    const sequences = (rows: readonly Row[]) => ofRecord(rows, 'entry').map(({ sequence }) => Number(sequence))
    expect(Math.max(...sequences(first))).toBeLessThan(Math.min(...sequences(second)))
    const whole = await rowsOf(office(), ann)
    expect([...sequences(first), ...sequences(second)]).toEqual(sequences(whole))
  })

  it('tell moves at a trade by the order, as its fills are told', async () => {
    const ann = await office().customer()
    await live(office(), ann, await office().customer())
    const orders = new Set<string>()
    for (const product of ['spot', 'contract'])
      for (const { orderNo } of (await office().data('getDealList', { token: ann, product })).list) orders.add(orderNo)
    const told = ofRecord(await rowsOf(office(), ann), 'entry')
    const atTrades = told.filter(({ type }) => type === 'trade' || type === 'fee')
    expect(new Set(atTrades.map(({ account }) => account))).toEqual(new Set(['funds', 'contract']))
    expect(new Set(atTrades.map(({ reference }) => reference))).toEqual(orders)
    const { list } = await office().data('getAccountLog', { token: ann, size: '100' })
    expect(list.map(({ ref }) => ref)).toEqual(told.map(({ reference }) => reference).reverse())
    for (const order of orders) {
      const about = await office().data('getAccountLog', { token: ann, ref: order })
      expect(about.list.map(({ ref }) => ref)).toEqual(list.flatMap(({ ref }) => (ref === order ? [ref] : [])))
    }
  })

  it('say the same as PDF, on numbered pages with the range of the log', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    for (let round = 0; round < 4; round++) await live(office(), ann, bob)
    const rows = await rowsOf(office(), ann)
    const entries = ofRecord(rows, 'entry')
    const { bytes, name } = await statement(office(), ann, { format: 'pdf' })
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(name).toMatch(/^statement-sandbox-1970-01-01-2026-01-01\.pdf$/)
    const pages = pdfPages(bytes)
    expect(pages.length).toBeGreaterThan(1)
    const range = `Log entries ${entries[0]?.sequence} to ${entries.at(-1)?.sequence}`
    pages.forEach((page, place) => {
      expect(page).toContain(`Page ${place + 1} of ${pages.length}`)
      expect(page).toContain(range)
      expect(page).toContain('Sandbox: test money without value')
      expect(page).not.toContain('?')
    })
    const lines = pages.join('\n')
    const written = (plain = '') => grouped(plain, 'en')
    const firstEntry = lines.indexOf(`${written(entries[0]?.change)}\n`)
    for (const { balance } of ofRecord(rows, 'closing'))
      expect(lines.indexOf(`\n${written(balance)}\n`)).toBeLessThan(firstEntry)
    let at = 0
    for (const { change, balance, sequence } of entries) {
      at = lines.indexOf(`${written(change)}\n${written(balance)}\n`, at)
      expect(at, `entry ${sequence} is in its place`).toBeGreaterThan(0)
    }
  })

  it('can be of one account or currency alone, and of a period in which nothing happened', async () => {
    const ann = await office().customer()
    const one = await rowsOf(office(), ann, { account: 'contract', currency: 'USDT' })
    expect(new Set(one.map(keyOf))).toEqual(new Set(['contract USDT']))
    const before = await rowsOf(office(), ann, { to: '1' })
    expect(before).toEqual([])
    await office().pass(5, 500_000)
    const from = String(office().real.clock.wallMs())
    const after = await rowsOf(office(), ann, { from, account: 'contract' })
    expect(after.map(({ record, change, balance }) => [record, change, balance])).toEqual([
      ['opening', '', '10000.000000'],
      ['received', '0.000000', ''],
      ['paid', '0.000000', ''],
      ['closing', '', '10000.000000'],
    ])
    const { bytes } = await statement(office(), ann, { from, format: 'pdf' })
    expect(pdfPages(bytes)[0]).toContain('Nothing happened in this period.')
  })

  it('of the demo account say that its money is play money', async () => {
    const guest = await office().customer('demo')
    const rows = await rowsOf(office(), guest)
    expect(new Set(rows.map(({ money }) => money))).toEqual(new Set(['demo']))
    const { bytes, name } = await statement(office(), guest, { format: 'pdf' })
    expect(pdfPages(bytes)[0]).toContain('Demo account: play money')
    expect(name).toContain('demo')
  })

  it('are one customer’s own, through an address that is good once and for a minute', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    const { url } = await office().data('getStatement', { token: ann, from: '0', to: '9999999999999', format: 'csv' })
    await fileOf(office(), url)
    await expect(fileOf(office(), url)).rejects.toThrow('no such file')
    const late = await office().data('getStatement', { token: ann, from: '0', to: '9999999999999', format: 'csv' })
    await office().pass(61, 500_000)
    await expect(fileOf(office(), late.url)).rejects.toThrow('no such file')
    const sequences = (rows: readonly Row[]) => ofRecord(rows, 'entry').map(({ sequence }) => sequence)
    const mine = sequences(await rowsOf(office(), ann, { account: 'delivery' }))
    expect(sequences(await rowsOf(office(), bob)).filter((sequence) => mine.includes(sequence))).toEqual([])
  })

  it('are refused when they would be endless, too many, or make no sense', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    for (let round = 0; round < 8; round++) await live(office(), ann, bob)
    const all = { token: ann, from: '0', to: '9999999999999' }
    expect(await office().ask('getStatement', { ...all, format: 'pdf' })).toMatchObject({ code: 5006 })
    expect(await office().ask('getStatement', { ...all, format: 'csv' })).toMatchObject({ code: 7 })
    const backwards = { token: bob, from: '5', to: '4', format: 'csv' }
    expect(await office().ask('getStatement', backwards)).toMatchObject({ code: 4001 })
    const unknown = { ...all, token: bob, currency: 'NOPE', format: 'csv' }
    expect(await office().ask('getStatement', unknown)).toMatchObject({ code: 3105 })
    const asked: number[] = []
    for (let time = 0; time < 12; time++)
      asked.push((await office().ask('getStatement', { ...all, format: 'csv' })).code)
    expect(asked.at(-1)).toBe(4029)
  })
})
