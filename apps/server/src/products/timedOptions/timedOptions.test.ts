import { describe, expect, it } from 'vitest'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'

/** The first duration of the catalogue: a minute. */
const UP = { symbol: 'BTCUSDT', cycleId: '1', direction: 'up', amount: '100', payout: '0.85', feeRate: '0' }

describe('timed orders through the gateway', () => {
  const office = withOffice()

  const buy = (token: string, change: Fields = {}) => office().data('addDelivery', { ...UP, ...change, token })
  const listed = (token: string, state: string) => office().data('getDeliveryList', { token, state })

  it('tells durations, odds and limits before anyone buys', async () => {
    const ann = await office().customer()
    const terms = await office().data('getDeliveryCycle', { token: ann, symbol: 'BTCUSDT' })
    expect(terms).toMatchObject({ symbol: 'BTCUSDT', currency: 'USDT', version: 1, open: true, problem: '' })
    expect(terms).toMatchObject({ poolLocked: '0', available: '10000', simulated: true })
    expect(terms.cycles[0]).toEqual({
      id: 1,
      seconds: 60,
      payout: '0.85',
      feeRate: '0',
      min: '5',
      max: '5000',
      maxNow: '5000',
      breakEven: '0.540541',
      houseEdge: '0.075',
      windowSeconds: 5,
      rule: 'median',
    })
    expect(terms.cycles.at(-1)).toMatchObject({ windowSeconds: 300, rule: 'mean' })
    const visitor = await office().data('getDeliveryCycle', {})
    expect(visitor).toMatchObject({ symbol: 'BTCUSDT', available: '0' })
    expect(visitor.cycles[0]?.maxNow).toBe('')
    expect(visitor.symbols).toEqual([{ symbol: 'BTCUSDT', name: 'Bitcoin', class: 'crypto', open: true }])
    expect(await office().ask('getDeliveryCycle', { symbol: 'NEVER' })).toMatchObject({ code: 3110 })
    await office().real.pass(6_000)
    expect(await office().data('getDeliveryCycle', {})).toMatchObject({ problem: 'index_unavailable' })
  })

  it('buys, strikes at the next price, and pays who was right', async () => {
    const ann = await office().customer()
    const bought = await buy(ann)
    expect(bought).toEqual({
      orderNo: '1',
      price: '',
      time: office().real.clock.wallMs(),
      expiry: office().real.clock.wallMs() + 60_000,
    })
    expect((await listed(ann, 'open')).list).toMatchObject([{ openPrice: '', state: 'open', amount: '100' }])
    const terms = await office().data('getDeliveryCycle', { token: ann })
    expect(terms).toMatchObject({ poolLocked: '85', available: '9900' })
    await office().pass(1, 500_100)
    expect((await listed(ann, 'open')).list).toMatchObject([{ openPrice: '50010.0' }])
    await office().pass(60, 500_200)
    expect((await listed(ann, 'open')).list).toEqual([])
    const closed = await listed(ann, 'closed')
    expect(closed.list).toMatchObject([{ orderNo: '1', result: 'won', settlePrice: '50020.0', profit: '85' }])
    expect(closed.totals).toEqual({ count: 1, amount: '100', profit: '85', won: 1, currency: 'USDT' })
    const wallet = await office().data('getAsset2', { token: ann, account: 'delivery' })
    expect(wallet.list.find(({ currency }) => currency === 'USDT')).toMatchObject({ available: '10085', frozen: '0' })
    const deals = await office().data('getDealList', { token: ann, product: 'delivery' })
    expect(deals.list).toMatchObject([{ orderNo: '1', profit: '85' }])
  })

  it('takes the amount of who was wrong, and gives it back when there is no winner', async () => {
    const ann = await office().customer()
    await buy(ann, { direction: 'down' })
    await office().pass(1, 500_000)
    await buy(ann)
    await office().pass(60, 500_100)
    await office().pass(1, 500_100)
    const { list, totals } = await listed(ann, 'closed')
    expect(list.map(({ orderNo, state, result }) => [orderNo, state, result])).toEqual([
      ['2', 'refunded', 'tied'],
      ['1', 'lost', 'lost'],
    ])
    expect(totals).toMatchObject({ count: 2, profit: '-100', won: 0 })
  })

  it('hands out a receipt from which the result can be computed again', async () => {
    const ann = await office().customer()
    const { orderNo } = await buy(ann)
    await office().pass(1, 500_100)
    const early = await office().data('getDeliveryReceipt', { token: ann, orderNo })
    expect(early).toMatchObject({
      rule: 'median',
      windowMs: 5_000,
      expectedSamples: 5,
      samples: [],
      settledSequence: 0,
    })
    await office().pass(60, 500_200)
    const receipt = await office().data('getDeliveryReceipt', { token: ann, orderNo })
    expect(receipt).toMatchObject({ tickSize: '0.1', termsVersion: 1, expectedSamples: 5, order: { result: 'won' } })
    expect(receipt.samples.map(([, , price]) => price)).toEqual(Array.from({ length: 5 }, () => '50020.0'))
    expect(receipt.strikeSequence).toBeGreaterThan(receipt.boughtSequence)
    for (const [sequence, time] of receipt.samples) {
      expect(sequence).toBeGreaterThan(receipt.strikeSequence)
      expect(time).toBeGreaterThan(receipt.order.expiry - receipt.windowMs)
      expect(time).toBeLessThanOrEqual(receipt.order.expiry)
    }
    expect(receipt.units).toEqual({ stake: '100000000', fee: '0', payout: '85000000', received: '185000000', scale: 6 })
    expect(receipt.replay).toBe('npx touchstone option --order 1 --world real')
    const bob = await office().customer()
    expect(await office().ask('getDeliveryReceipt', { token: bob, orderNo })).toMatchObject({ code: 3002 })
    expect(await listed(bob, 'closed')).toMatchObject({ total: 0 })
  })

  it.each<[string, Fields, number]>([
    ['an index without options', { symbol: 'NEVER' }, 3110],
    ['a name that is no index', { symbol: 'NOSUCH' }, 3110],
    ['a duration that is not there', { cycleId: '99' }, 3031],
    ['another payout than there is now', { payout: '0.86' }, 3032],
    ['another fee than there is now', { feeRate: '0.01' }, 3032],
    ['an amount of nothing', { amount: '0' }, 3033],
    ['too small an amount', { amount: '4.99' }, 3003],
    ['too large an amount', { amount: '5000.01' }, 3004],
    ['a part of the smallest unit', { amount: '5.0000001' }, 4001],
    ['no direction', { direction: 'sideways' }, 4001],
    ['a payout that is no number', { payout: 'much' }, 4001],
  ])('refuses %s', async (_what, change, code) => {
    const ann = await office().customer()
    const refused = await office().ask('addDelivery', { ...UP, ...change, token: ann })
    expect(refused).toMatchObject({ code, data: null })
    expect(refused.message).not.toMatch(/[{}]/)
    expect((await listed(ann, 'open')).list).toEqual([])
  })

  it('refuses what neither the customer nor the pool can cover, and what the caps forbid', async () => {
    const ann = await office().customer()
    await office().data('addTransfer', { token: ann, from: 'delivery', to: 'funds', currency: 'USDT', amount: '9950' })
    expect(await office().ask('addDelivery', { ...UP, token: ann })).toMatchObject({ code: 3001 })
    await office().data('addTransfer', { token: ann, from: 'funds', to: 'delivery', currency: 'USDT', amount: '50000' })
    for (let left = 4; left > 0; left--) await buy(ann, { amount: '5000' })
    const refused = await office().ask('addDelivery', { ...UP, amount: '5000', token: ann })
    expect(refused).toMatchObject({ code: 3035 })
    const terms = await office().data('getDeliveryCycle', { token: ann })
    expect(Number(terms.cycles[0]?.maxNow)).toBeCloseTo((20_000 - 4 * 4_250) / 0.85, 4)
    await buy(ann, { amount: terms.cycles[0]?.maxNow ?? '' })
  })

  it('refuses without prices, without a transaction password, and when frozen', async () => {
    const ann = await office().customer()
    const unset = office().token(office().ownerOf(ann), 'real', { transactionPasswordSet: false })
    expect(await office().ask('addDelivery', { ...UP, token: unset })).toMatchObject({ code: 4105 })
    await office().real.pass(6_000)
    expect(await office().ask('addDelivery', { ...UP, token: ann })).toMatchObject({ code: 3104 })
    await office().real.world.submit({
      type: 'IndexSamples',
      holder: 7,
      samples: [{ market: 1, sources: [495_000, 500_000, 505_100] }],
    })
    expect(await office().ask('addDelivery', { ...UP, token: ann })).toMatchObject({ code: 3107 })
    expect(await office().data('getDeliveryCycle', {})).toMatchObject({ problem: 'index_unsure' })
    await office().price(500_000)
    const owner = office().ownerOf(ann)
    await office().real.world.submit({ type: 'FreezeOwner', owner, frozen: true, reason: 'test' })
    expect(await office().ask('addDelivery', { ...UP, token: ann })).toMatchObject({ code: 3206 })
  })

  it('buys once, however often it is asked, and answers alike after the end', async () => {
    const ann = await office().customer()
    const ask = (identity: Fields) => office().ask('addDelivery', { ...UP, ...identity, token: ann })
    const sent = await Promise.all(Array.from({ length: 20 }, () => ask({ cid: 'once' })))
    expect(new Set(sent.map((envelope) => JSON.stringify(envelope))).size).toBe(1)
    const byRtoken = [await ask({ rtoken: 'r-once' }), await ask({ rtoken: 'r-once' })]
    expect(byRtoken[1]).toEqual(byRtoken[0])
    expect((await listed(ann, 'open')).total).toBe(2)
    expect(await ask({ cid: 'once', amount: '101' })).toMatchObject({ code: 3201 })
    await office().pass(62, 500_000)
    expect((await listed(ann, 'closed')).total).toBe(2)
    expect(await ask({ cid: 'once' })).toEqual(sent[0])
  })

  it('keeps the two worlds apart', async () => {
    await office().price(400_000, 'demo')
    const real = await office().customer('real')
    const demo = await office().customer('demo')
    await buy(demo)
    expect((await listed(demo, 'open')).total).toBe(1)
    expect((await listed(real, 'open')).total).toBe(0)
    expect(await office().ask('getDeliveryReceipt', { token: real, orderNo: '1' })).toMatchObject({ code: 3002 })
    const receipt = await office().data('getDeliveryReceipt', { token: demo, orderNo: '1' })
    expect(receipt.replay).toContain('--world demo')
  })
})
