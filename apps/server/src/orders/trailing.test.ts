import { describe, expect, it } from 'vitest'
import { withOffice } from '../trading/testing/withOffice.ts'

const STOP = { symbol: 'BTCUSDT', side: 'sell', type: 'stop_market', amount: '0.1' }
const CLOSING = { symbol: 'BTCPERP', side: 'short', type: 'stop_market', lots: '10', leverage: '5', reduceOnly: '1' }

describe('stops that trail', () => {
  const office = withOffice()

  /** Two customers trade at a price: the last trade. */
  const trade = async (price: string): Promise<void> => {
    const order = { symbol: 'BTCUSDT', type: 'limit', price, amount: '0.01' }
    const [buyer, seller] = [await office().customer(), await office().customer()]
    await office().data('addOrder', { ...order, token: buyer, side: 'buy' })
    await office().data('addOrder', { ...order, token: seller, side: 'sell' })
  }

  it('tells the trigger of now in lists, and in history the one that fired', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    await trade('50000')
    await office().data('addOrder', { ...STOP, token: ann, trailDistance: '500' })
    const open = async () => (await office().data('getOrderList', { token: ann, state: 'current' })).list
    expect(await open()).toMatchObject([
      {
        state: 'pending',
        type: 'stop_market',
        trailDistance: '500.0',
        trailRate: '',
        extreme: '50000.0',
        stopPrice: '49500.0',
      },
    ])
    await trade('51000')
    await trade('50800')
    expect(await open()).toMatchObject([{ extreme: '51000.0', stopPrice: '50500.0' }])
    await office().data('addOrder', {
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'limit',
      price: '50500',
      amount: '1',
      token: bob,
    })
    await trade('50500')
    expect(await open()).toEqual([])
    expect((await office().data('getOrderList', { token: ann, state: 'history' })).list).toMatchObject([
      { state: 'completed', avgPrice: '50500.0', trailDistance: '500.0', extreme: '51000.0', stopPrice: '50500.0' },
    ])
  })

  it('follows the mark on contracts, in lists and in what is told when it ends', async () => {
    const ann = await office().customer()
    await office().data('addContract', {
      symbol: 'BTCPERP',
      side: 'long',
      type: 'market',
      lots: '10',
      leverage: '5',
      token: ann,
    })
    await office().data('addContract', { ...CLOSING, token: ann, trailRate: '0.01', activation: '50500' })
    const pending = async () => (await office().data('getContractList', { token: ann, tab: 'pending' })).list
    expect(await pending()).toMatchObject([
      {
        trailRate: '0.01',
        trailDistance: '',
        activation: '50500.0',
        extreme: '',
        stopPrice: '49995.0',
        trigger: 'mark',
      },
    ])
    await office().pass(2, 510_000)
    const [moved] = await pending()
    expect(Number(moved?.extreme)).toBeGreaterThan(50_500)
    expect(Number(moved?.stopPrice)).toBeCloseTo(Number(moved?.extreme) * 0.99, 0)
    const orderNo = moved?.orderNo ?? ''
    expect(await office().ask('editContract', { token: ann, orderNo, stopPrice: '50400' })).toMatchObject({
      code: 3018,
    })
    await office().data('cancelContract', { token: ann, orderNo })
    expect((await office().data('getContractList', { token: ann, tab: 'cancelled' })).list).toMatchObject([
      { trailRate: '0.01', activation: '50500.0', reason: 'canceled' },
    ])
  })

  it('previews the trigger it begins with, and refuses as it would be refused', async () => {
    const ann = await office().customer()
    await trade('50000')
    expect(await office().data('tryOrder', { ...STOP, token: ann, trailRate: '0.02' })).toMatchObject({
      problem: '',
      stopPrice: '49000.0',
      resting: '0.10000',
    })
    const refused = [
      { terms: { trailRate: '0.3' }, problem: 'bad_trail', code: 3046 },
      { terms: { trailRate: '0.01', activation: '50000' }, problem: 'bad_activation', code: 3047 },
    ]
    for (const { terms, problem, code } of refused) {
      expect(await office().data('tryOrder', { ...STOP, ...terms, token: ann })).toMatchObject({ problem })
      expect(await office().ask('addOrder', { ...STOP, ...terms, token: ann })).toMatchObject({ code })
    }
  })

  it.each([
    [{ type: 'limit', price: '49000', trailRate: '0.01' }, 'trailDistance: is not for limit orders'],
    [{ trailRate: '0.01', trailDistance: '5' }, 'trailRate: cannot be given together with trailDistance'],
    [{ trailRate: '0.01', stopPrice: '49000' }, 'stopPrice: is not for stops that trail'],
    [{ stopPrice: '49000', activation: '51000' }, 'activation: is for stops that trail'],
    [{ trailRate: '0' }, 'trailRate: must be more than 0 and at most 1'],
  ])('is malformed: %o', async (terms, message) => {
    const ann = await office().customer()
    expect(await office().ask('addOrder', { ...STOP, ...terms, token: ann })).toMatchObject({ code: 4001, message })
    const contract = { ...CLOSING, ...terms, token: ann }
    expect(await office().ask('addContract', contract)).toMatchObject({ code: 4001, message })
  })

  it('answers a repeated order with its first answer, and refuses another distance under the same id', async () => {
    const ann = await office().customer()
    await trade('50000')
    const order = { ...STOP, token: ann, cid: 'trail-1', trailRate: '0.01' }
    const first = await office().data('addOrder', order)
    expect(await office().data('addOrder', order)).toEqual(first)
    expect(await office().ask('addOrder', { ...order, trailRate: '0.02' })).toMatchObject({ code: 3201 })
  })
})
