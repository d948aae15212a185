import { describe, expect, it } from 'vitest'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'

const SALE = { symbol: 'BTCUSDT', side: 'sell', amount: '0.5', price: '51000', stopPrice: '49500' }

describe('one cancels the other through the gateway', () => {
  const office = withOffice()

  const open = async (token: string) => (await office().data('getOrderList', { token })).list
  const past = async (token: string) => (await office().data('getOrderList', { token, state: 'history' })).list

  it('is tried as it is placed, and stands in the list with its other order', async () => {
    const ann = await office().customer()
    const tried = await office().data('tryOco', { ...SALE, token: ann })
    expect(tried).toMatchObject({ problem: '', message: '', cost: '0.5', costCurrency: 'BTC' })
    expect(tried.limit).toMatchObject({ receiveCurrency: 'USDT', feeCurrency: 'USDT' })
    expect(Number(tried.limit.receive)).toBeGreaterThan(Number(tried.stop.receive))
    const before = (await office().data('getAsset2', { token: ann })).list.find(({ currency }) => currency === 'BTC')
    const { orderNo, stopOrderNo } = await office().data('addOco', { ...SALE, token: ann, cid: 'pair' })
    expect(await office().data('addOco', { ...SALE, token: ann, cid: 'pair' })).toEqual({ orderNo, stopOrderNo })
    expect(await open(ann)).toMatchObject([
      { orderNo: stopOrderNo, type: 'stop_market', state: 'pending', other: orderNo },
      { orderNo, type: 'limit', tif: 'POST', state: 'current', other: stopOrderNo },
    ])
    const after = (await office().data('getAsset2', { token: ann })).list.find(({ currency }) => currency === 'BTC')
    expect(Number(before?.available) - Number(after?.available)).toBeCloseTo(0.5, 8)
    await office().data('cancelOrder', { token: ann, orderNo: stopOrderNo })
    expect(await open(ann)).toEqual([])
    expect(await past(ann)).toMatchObject([
      { orderNo: stopOrderNo, state: 'withdrawn', reason: 'canceled', other: '' },
      { orderNo, state: 'withdrawn', reason: 'other', other: '' },
    ])
  })

  it('ends the stop when the limit order trades in part', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    const { orderNo } = await office().data('addOco', { ...SALE, token: ann, stopLimitPrice: '49400' })
    const buy = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '51000', amount: '0.2' }
    await office().data('addOrder', { ...buy, token: bob })
    expect(await open(ann)).toMatchObject([{ orderNo, filled: '0.20000', other: '' }])
  })

  it.each<[string, Fields, number]>([
    ['the stop above the price of a sale', { stopPrice: '52000' }, 4001],
    ['a bound for a stop that has a limit', { stopLimitPrice: '49000', maxSlippage: '0.01' }, 4001],
    ['more than there is', { amount: '11' }, 3001],
    ['no market', { symbol: 'NOPE' }, 3101],
  ])('is refused with %s', async (_what, change, code) => {
    const ann = await office().customer()
    expect(await office().ask('addOco', { ...SALE, ...change, token: ann })).toMatchObject({ code })
    expect(await open(ann)).toEqual([])
  })
})
