import { describe, expect, it } from 'vitest'
import { withOffice } from '../trading/testing/withOffice.ts'

const MINUTE_MS = 60_000
const BID = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.1' }
const LONG = { symbol: 'BTCPERP', side: 'long', type: 'limit', price: '49000', lots: '10', leverage: '5' }

describe('orders that are good till a moment', () => {
  const office = withOffice()

  const inMs = (ms: number): string => String(office().real.world.core.time + ms)

  it('says the moment in lists, ends the orders then and keeps the reason in history', async () => {
    const ann = await office().customer()
    const goodTill = inMs(MINUTE_MS + 5_000)
    await office().data('addOrder', { ...BID, token: ann, goodTill })
    await office().data('addOrder', { ...BID, token: ann })
    await office().data('addContract', { ...LONG, token: ann, goodTill })
    const open = await office().data('getOrderList', { token: ann, state: 'current' })
    expect(open.list.map((row) => row.goodTill)).toEqual([0, Number(goodTill)])
    expect((await office().data('getContractList', { token: ann, tab: 'pending' })).list).toMatchObject([
      { goodTill: Number(goodTill), state: 'pending' },
    ])
    await office().real.pass(MINUTE_MS + 4_000)
    await office().price(500_000)
    expect((await office().data('getOrderList', { token: ann, state: 'current' })).total).toBe(2)
    await office().pass(2, 500_000)
    const left = await office().data('getOrderList', { token: ann, state: 'current' })
    expect(left.list).toMatchObject([{ goodTill: 0, state: 'current' }])
    expect((await office().data('getOrderList', { token: ann, state: 'history' })).list).toMatchObject([
      { goodTill: Number(goodTill), state: 'expired', reason: 'expired' },
    ])
    expect((await office().data('getContractList', { token: ann, tab: 'cancelled' })).list).toMatchObject([
      { goodTill: Number(goodTill), state: 'cancelled', reason: 'expired' },
    ])
  })

  it('previews an end as it judges it', async () => {
    const ann = await office().customer()
    expect(await office().data('tryOrder', { ...BID, token: ann, goodTill: inMs(70_000) })).toMatchObject({
      problem: '',
    })
    for (const ms of [30_000, 367 * 86_400_000]) {
      const goodTill = inMs(ms)
      expect(await office().data('tryOrder', { ...BID, token: ann, goodTill })).toMatchObject({
        problem: 'bad_good_till',
        message: 'An order may be good for one minute to 366 days',
      })
      expect(await office().ask('addOrder', { ...BID, token: ann, goodTill })).toMatchObject({ code: 3043 })
      expect(await office().data('tryContract', { ...LONG, token: ann, goodTill })).toMatchObject({
        problem: 'bad_good_till',
      })
      expect(await office().ask('addContract', { ...LONG, token: ann, goodTill })).toMatchObject({ code: 3043 })
    }
  })

  it.each([
    { type: 'market', tif: 'GTC' },
    { type: 'limit', tif: 'IOC' },
    { type: 'limit', tif: 'FOK' },
  ])('is malformed for an order that neither rests nor waits: $type $tif', async (terms) => {
    const ann = await office().customer()
    const priced = terms.type === 'limit' ? { price: '49000' } : {}
    const ask = { ...terms, ...priced, token: ann, goodTill: inMs(70_000) }
    const { price: _bid, ...spot } = BID
    const { price: _long, ...contract } = LONG
    const malformed = { code: 4001, message: 'goodTill: is for orders that rest or wait' }
    expect(await office().ask('addOrder', { ...spot, ...ask })).toMatchObject(malformed)
    expect(await office().ask('addContract', { ...contract, ...ask })).toMatchObject(malformed)
  })

  it('answers a repeated order with its first answer, and refuses another end under the same id', async () => {
    const ann = await office().customer()
    const goodTill = inMs(90_000)
    const order = { ...BID, token: ann, cid: 'till-1', goodTill }
    const first = await office().data('addOrder', order)
    expect(await office().data('addOrder', order)).toEqual(first)
    expect(await office().ask('addOrder', { ...order, goodTill: inMs(95_000) })).toMatchObject({ code: 3201 })
    expect(await office().ask('addOrder', { ...BID, token: ann, cid: 'till-1' })).toMatchObject({ code: 3201 })
  })
})
