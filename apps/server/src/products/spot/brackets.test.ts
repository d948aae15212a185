import { describe, expect, it } from 'vitest'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'

const PLAIN = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '49000', amount: '0.5' }
const BUY = { ...PLAIN, tp: '51000', sl: '48000' }

describe('a purchase with exits through the gateway', () => {
  const office = withOffice()

  const open = async (token: string) => (await office().data('getOrderList', { token })).list
  const past = async (token: string) => (await office().data('getOrderList', { token, state: 'history' })).list

  it('tells what its exits would bring, shows them while they wait, and leaves them when it is over', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    const tried = await office().data('tryOrder', { ...BUY, token: ann })
    expect(tried).toMatchObject({
      problem: '',
      exits: { tp: { receiveCurrency: 'USDT' }, sl: { feeCurrency: 'USDT' } },
    })
    expect(Number(tried.exits?.tp?.receive)).toBeGreaterThan(Number(tried.exits?.sl?.receive))
    const bracket = { ...BUY, token: ann, cid: 'bracket' }
    const first = await office().data('addOrder', bracket)
    expect(await office().data('addOrder', bracket)).toEqual(first)
    expect(await office().ask('addOrder', { ...bracket, tp: '51100' })).toMatchObject({ code: 3201 })
    const { orderNo } = first
    expect(await open(ann)).toMatchObject([{ orderNo, tp: '51000.0', sl: '48000.0', other: '', exits: '' }])
    await office().data('addOrder', { ...PLAIN, token: bob, side: 'sell' })
    const [stop, limit] = await open(ann)
    expect(limit).toMatchObject({
      side: 'sell',
      type: 'limit',
      price: '51000.0',
      amount: tried.exits?.amount,
      tp: '',
      sl: '',
    })
    expect(stop).toMatchObject({
      side: 'sell',
      type: 'stop_market',
      stopPrice: '48000.0',
      state: 'pending',
      other: limit?.orderNo,
    })
    expect(await past(ann)).toMatchObject([
      { orderNo, state: 'completed', exits: 'placed', tpOrderNo: limit?.orderNo, slOrderNo: stop?.orderNo },
    ])
  })

  it('says in history when it has bought nothing', async () => {
    const ann = await office().customer()
    const { orderNo } = await office().data('addOrder', { ...BUY, token: ann })
    await office().data('cancelOrder', { token: ann, orderNo })
    expect(await open(ann)).toEqual([])
    expect(await past(ann)).toMatchObject([{ orderNo, exits: 'not_filled', tpOrderNo: '', slOrderNo: '' }])
  })

  it('is malformed with a limit or a bound of no stop-loss', async () => {
    const ann = await office().customer()
    for (const field of ['slLimit', 'slMaxSlippage'])
      expect(await office().ask('addOrder', { ...PLAIN, token: ann, [field]: '0.01' })).toMatchObject({
        code: 4001,
        message: `${field}: is for orders with sl`,
      })
  })

  it.each<[string, Fields, number]>([
    ['a take-profit below its price', { tp: '48900' }, 3024],
    ['a stop-loss above its price', { sl: '49500' }, 3025],
    ['a stop-loss above the take-profit', { sl: '52000' }, 4001],
    ['exits of a sale', { side: 'sell' }, 4001],
    ['a limit and a bound', { slLimit: '47900', slMaxSlippage: '0.01' }, 4001],
  ])('is refused with %s', async (_what, change, code) => {
    const ann = await office().customer()
    expect(await office().ask('addOrder', { ...BUY, ...change, token: ann })).toMatchObject({ code })
    if (code !== 4001)
      expect((await office().data('tryOrder', { ...BUY, ...change, token: ann })).problem).toMatch(/_side$/)
    expect(await open(ann)).toEqual([])
  })
})
