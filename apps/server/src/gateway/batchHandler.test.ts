import { type CallData, type Envelope, SPOT_CALLS } from '@touchstone/protocol'
import { afterEach, expect, it } from 'vitest'
import { Refusal } from '../errors/refusal.ts'
import { batchHandler } from './batchHandler.ts'
import type { CallHandler } from './callContext.ts'
import { type GatewayServer, startGateway } from './testing/gatewayServer.ts'

const ORDER = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '40000', amount: '0.001' }
const PLACED = {
  orderNo: '1',
  state: 'current',
  filled: '0',
  left: '0.001',
  turnover: '0',
  avgPrice: '',
  fee: '',
  feeCurrency: '',
  sequence: 1,
} as const

let gateway: GatewayServer
afterEach(() => gateway.stop())

async function start(addOrder: CallHandler<'addOrder'>, ordersPerSecond = 0): Promise<void> {
  gateway = await startGateway({
    handlers: { addOrders: batchHandler(SPOT_CALLS.addOrder, addOrder) },
    rates: { ordersPerSecond, callsPerSecond: 0 },
    now: () => 0,
  })
}

async function ask(orders: unknown): Promise<Envelope<CallData<'addOrders'>>> {
  const text = typeof orders === 'string' ? orders : JSON.stringify(orders)
  const body = new URLSearchParams({ token: 't', orders: text })
  const answer = await fetch(`${gateway.origin}/web/addOrders`, { method: 'POST', body })
  return (await answer.json()) as Envelope<CallData<'addOrders'>>
}

const named = (...cids: readonly string[]) => cids.map((cid) => ({ ...ORDER, cid }))
const codes = ({ data }: Envelope<CallData<'addOrders'>>) => data?.orders.map(({ cid, code }) => [cid, code])

it('judges each entry by itself and answers in the order of the list', async () => {
  const sent: (string | undefined)[] = []
  await start(async ({ cid }) => {
    sent.push(cid)
    if (cid === 'b') throw new Refusal('no_liquidity')
    // The first is answered last.
    if (cid === 'a') await new Promise(setImmediate)
    return PLACED
  })
  const answer = await ask([
    ...named('a', 'b'),
    { ...ORDER, cid: 'c', side: 'up' },
    { ...ORDER, cid: 'd', price: '1\u0000' },
    ...named('e'),
  ])
  expect(sent).toEqual(['a', 'b', 'e'])
  expect(answer.code).toBe(0)
  expect(codes(answer)).toEqual([
    ['a', 0],
    ['b', expect.any(Number)],
    ['c', 4001],
    ['d', 4001],
    ['e', 0],
  ])
  const [first, second, third] = answer.data?.orders ?? []
  expect(first?.data).toEqual(PLACED)
  expect(second).toMatchObject({ message: expect.stringMatching(/./), data: null })
  expect(third?.message).toContain('side')
})

it('counts each entry against the limits, the first by the message itself', async () => {
  await start(() => PLACED, 2)
  // Twice as many as a second may come at once.
  expect(codes(await ask(named('a', 'b', 'c', 'd', 'e', 'f')))).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
    ['d', 0],
    ['e', 4029],
    ['f', 4029],
  ])
  expect(await ask(named('g'))).toMatchObject({ code: 4029, data: null })
})

it.each([
  ['no JSON', '[{'],
  ['no list', '{}'],
  ['nothing in it', '[]'],
  ['no objects', '[1]'],
  ['fields that are no texts', '[{"cid":"a","price":1}]'],
  ['no cid', JSON.stringify([ORDER])],
  ['a cid twice', JSON.stringify(named('a', 'a'))],
  ['a bad cid', JSON.stringify(named('a b'))],
  ['more than fifty', JSON.stringify(named(...Array.from({ length: 51 }, (_, place) => String(place))))],
])('refuses a list with %s as a whole', async (_, orders) => {
  let calls = 0
  await start(() => {
    calls++
    return PLACED
  })
  const message = expect.stringMatching(/^orders: (?!Invalid)/)
  expect(await ask(orders)).toMatchObject({ code: 4001, message, data: null })
  expect(calls).toBe(0)
})

it('answers a bug in one entry as one of the call', async () => {
  await start(() => {
    throw new Error('a bug')
  })
  expect(await ask(named('a'))).toMatchObject({ code: 5000, data: null })
})
