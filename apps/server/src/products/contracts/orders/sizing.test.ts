import { describe, expect, it } from 'vitest'
import { withOffice } from '../../../trading/testing/withOffice.ts'

/** Lots are of 0.0001 BTC; the house's book stands at 49,999 and 50,001. */
const MARKET = { symbol: 'BTCPERP', side: 'long', type: 'market', leverage: '10' }
const LIMIT = { ...MARKET, type: 'limit', price: '49000' }

describe('the size of a contract order by its value', () => {
  const office = withOffice()
  const worth = async (token: string, order: object) => {
    const preview = await office().data('tryContract', { ...order, token })
    return { problem: preview.problem, lots: preview.lots }
  }

  it.each([
    ['a limit at its price', { ...LIMIT, notional: '1000' }, '204'],
    ['a limit to the last lot that the value is enough for', { ...LIMIT, notional: '999.6' }, '204'],
    ['and not one more', { ...LIMIT, notional: '999.599999' }, '203'],
    ['a buy at the market at its slippage bound', { ...MARKET, maxSlippage: '0.01', notional: '1000' }, '198'],
    ['a sale at the market at the best bid', { ...MARKET, side: 'short', notional: '1000' }, '200'],
    ['a sale below the best bid at that bid', { ...LIMIT, side: 'short', notional: '1000' }, '200'],
    [
      'a stop that sells at its stop price',
      { ...MARKET, side: 'short', type: 'stop_market', stopPrice: '40000', notional: '1000' },
      '250',
    ],
  ])('reckons %s', async (_what, order, lots) => {
    expect(await worth(await office().customer(), order)).toEqual({ problem: '', lots })
  })

  it('places what its preview told, and answers a repetition alike after the book has moved or gone', async () => {
    const ann = await office().customer()
    const order = { ...MARKET, notional: '1000', token: ann, cid: 'worth' }
    const { lots, avgPrice } = await office().data('tryContract', order)
    const first = await office().ask('addContract', order)
    expect(first).toMatchObject({ data: { state: 'completed', filledLots: lots, avgPrice } })
    await office().price(400_000)
    expect(await office().ask('addContract', order)).toEqual(first)
    const empty = { type: 'QuoteContract', holder: 7, contract: 2001, bid: 0, ask: 0, step: 1, lots: [] } as const
    await office().real.world.submit(empty)
    expect(await office().ask('addContract', order)).toEqual(first)
    expect(await office().ask('addContract', { ...order, notional: '1001' })).toMatchObject({ code: 3201 })
    expect(await office().ask('addContract', { ...order, cid: 'other' })).toMatchObject({ code: 3010 })
    expect(await office().ask('tryContract', order)).toMatchObject({ code: 3010 })
  })

  it('is refused when it is not enough for the smallest order, and when it says both or neither', async () => {
    const ann = await office().customer()
    const ask = (order: object) => office().ask('addContract', { ...LIMIT, ...order, token: ann })
    const least = { code: 3003, message: 'Cannot be lower than 4.900000' }
    expect(await ask({ notional: '4.899999' })).toMatchObject(least)
    expect(await office().ask('tryContract', { ...LIMIT, notional: '4.899999', token: ann })).toMatchObject(least)
    expect(await ask({ notional: '4.9' })).toMatchObject({ code: 0 })
    expect(await ask({})).toMatchObject({ code: 4001, message: 'lots: is missing' })
    const both = { code: 4001, message: 'notional: cannot be given together with lots' }
    expect(await ask({ lots: '1', notional: '1000' })).toMatchObject(both)
    expect(await ask({ notional: '0' })).toMatchObject({ code: 4001 })
    expect(await ask({ notional: '1.0000001' })).toMatchObject({ code: 4001 })
  })
})
