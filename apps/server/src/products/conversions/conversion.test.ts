import { describe, expect, it } from 'vitest'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'

const WISH = { from: 'USDT', to: 'BTC', amount: '1000' }

describe('exchanges of currencies through the gateway', () => {
  const office = withOffice()

  const available = async (token: string) => {
    const { list } = await office().data('getAsset2', { token, account: 'funds' })
    return Object.fromEntries(list.map((row) => [row.currency, row.available]))
  }

  it('give exactly what the quote said, at the index price less the spread that it shows', async () => {
    const ann = await office().customer()
    const before = await available(ann)
    const quote = await office().data('getExchangeQuote', { ...WISH, token: ann })
    expect(quote).toMatchObject({
      ...WISH,
      receive: '0.01996',
      rate: '0.00001996',
      indexRate: '0.00002',
      spread: '0.002',
      fee: '0.00004',
      expires: office().real.clock.wallMs() + 10_000,
    })
    const done = await office().data('addExchange', { quoteId: quote.quoteId, token: ann })
    expect(done).toEqual({ sequence: office().real.world.core.sequence, time: office().real.clock.wallMs() })
    const after = await available(ann)
    expect(Number(before.USDT) - Number(after.USDT)).toBe(1000)
    expect(Number(after.BTC)).toBeCloseTo(Number(before.BTC) + 0.01996, 8)
    const { list, total } = await office().data('getExchangeList', { token: ann })
    expect([total, list]).toEqual([
      1,
      [
        {
          time: done.time,
          from: 'USDT',
          amount: '1000',
          to: 'BTC',
          received: '0.01996',
          sequence: done.sequence,
        },
      ],
    ])
    const records = await office().data('getRecordList', { token: ann, type: 'exchange' })
    expect(records.list).toMatchObject([
      { currency: 'USDT', amount: '1000', receivedCurrency: 'BTC', received: '0.01996', state: 'success' },
    ])
  })

  it('cost the spread twice, there and back, and nothing else', async () => {
    const ann = await office().customer()
    const there = await office().data('getExchangeQuote', { ...WISH, token: ann })
    await office().data('addExchange', { quoteId: there.quoteId, token: ann })
    const back = await office().data('getExchangeQuote', { from: 'BTC', to: 'USDT', amount: there.receive, token: ann })
    expect(back.receive).toBe('996.004')
    await office().data('addExchange', { quoteId: back.quoteId, token: ann })
    expect((await available(ann)).USDT).toBe('979996.004')
  })

  it('happen once, however often they are asked for, and are answered alike even when the quote is gone', async () => {
    const ann = await office().customer()
    for (const identity of [{ cid: 'once' }, { rtoken: 'r-once' }]) {
      const { quoteId } = await office().data('getExchangeQuote', { ...WISH, token: ann })
      const first = await office().ask('addExchange', { quoteId, ...identity, token: ann })
      await office().pass(2, 500_000)
      await office().data('getExchangeList', { token: ann })
      expect(await office().ask('addExchange', { quoteId, ...identity, token: ann })).toEqual(first)
      await office().pass(80, 500_000)
      await office().data('getExchangeQuote', { ...WISH, token: ann })
      expect(await office().ask('addExchange', { quoteId, ...identity, token: ann })).toEqual(first)
    }
    expect((await office().data('getExchangeList', { token: ann })).total).toBe(2)
  })

  it('happen once for one quote, also when they are asked for under different identities', async () => {
    const ann = await office().customer()
    const { quoteId } = await office().data('getExchangeQuote', { ...WISH, token: ann })
    const identities = [{ cid: 'c-1' }, {}, {}, { rtoken: 'r-1' }, { rtoken: 'cid c-1' }]
    const asked = identities.map((identity) => office().ask('addExchange', { quoteId, ...identity, token: ann }))
    const answers = await Promise.all(asked)
    expect(answers.map(({ code }) => code)).toEqual([0, 3417, 3417, 3417, 3417])
    expect(await office().ask('addExchange', { quoteId, token: ann })).toMatchObject({ code: 3417 })
    expect((await office().data('getExchangeList', { token: ann })).total).toBe(1)
    const twice = await office().data('getExchangeQuote', { ...WISH, token: ann })
    const double = () => office().ask('addExchange', { quoteId: twice.quoteId, rtoken: 'r-3', token: ann })
    const [first, second] = await Promise.all([double(), double()])
    expect([first, second]).toEqual([expect.objectContaining({ code: 0 }), first])
  })

  it('can be asked for again under the same quote when they were refused', async () => {
    const ann = await office().customer()
    const { quoteId } = await office().data('getExchangeQuote', { ...WISH, token: ann })
    const accept = async (identity: Fields) =>
      (await office().ask('addExchange', { quoteId, ...identity, token: ann })).code
    await office().pass(1, 501_000)
    expect(await accept({})).toBe(3416)
    await office().pass(1, 500_000)
    expect(await accept({ rtoken: 'r-1' })).toBe(0)
  })

  it('are refused when the quote is over, another’s, unknown, or the rate has moved against the house', async () => {
    const ann = await office().customer()
    const bob = await office().customer()
    const before = await available(ann)
    const quote = () => office().data('getExchangeQuote', { ...WISH, token: ann })
    const accept = async (quoteId: string, token = ann) => (await office().ask('addExchange', { quoteId, token })).code
    const old = await quote()
    await office().pass(11, 500_000)
    expect(await accept(old.quoteId)).toBe(3417)
    const mine = await quote()
    expect(await accept(mine.quoteId, bob)).toBe(3417)
    expect(await accept('no such quote')).toBe(3417)
    const moved = await quote()
    await office().pass(1, 501_000)
    expect(await accept(moved.quoteId)).toBe(3416)
    expect(await available(ann)).toEqual(before)
    const near = await quote()
    await office().pass(1, 501_400)
    expect(await accept(near.quoteId)).toBe(0)
  })

  it.each<[string, Fields, number]>([
    ['more than there is', { amount: '990000' }, 3001],
    ['nothing', { amount: '0' }, 4001],
    ['less than the smallest unit', { amount: '0.0000001' }, 4001],
    ['a currency that is not there', { to: 'NOPE' }, 3105],
    ['a currency for itself', { to: 'USDT' }, 3421],
    ['a currency without a price', { to: 'TRX' }, 3421],
  ])('are not quoted for %s', async (_what, change, code) => {
    const ann = await office().customer()
    expect(await office().ask('getExchangeQuote', { ...WISH, ...change, token: ann })).toMatchObject({
      code,
      data: null,
    })
  })

  it('exist in the demo account too, with its own money and price', async () => {
    const guest = await office().customer('demo')
    await office().price(500_000, 'demo')
    const quote = await office().data('getExchangeQuote', { ...WISH, token: guest })
    await office().data('addExchange', { quoteId: quote.quoteId, token: guest })
    expect((await office().data('getExchangeList', { token: guest })).total).toBe(1)
    const member = office().token(office().ownerOf(guest), 'real')
    const real = await office().ask('addExchange', { quoteId: quote.quoteId, token: member })
    expect(real.code).toBe(3417)
  })

  it('need a transaction password, as every trade does', async () => {
    const bob = await office().customer('real', { transactionPasswordSet: false })
    const { quoteId } = await office().data('getExchangeQuote', { ...WISH, token: bob })
    expect(await office().ask('addExchange', { quoteId, token: bob })).toMatchObject({ code: 4105 })
  })
})
