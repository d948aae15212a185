import { describe, expect, it } from 'vitest'
import { withOffice } from '../../trading/testing/withOffice.ts'

const LONG = { symbol: 'BTCPERP', side: 'long', type: 'market', lots: '2000', leverage: '100' }
const EIGHT_HOURS_S = 28_800

describe('what happened in contracts', () => {
  const office = withOffice()

  it('shows an index with its sources and marks, now and as it was', async () => {
    const at = office().real.clock.wallMs()
    await office().pass(3, 501_000)
    const now = await office().data('getIndexInfo', { symbol: 'BTCUSDT' })
    expect(now).toMatchObject({ symbol: 'BTCUSDT', price: '50100.0', median: '50100.0', hours: '24/7', spread: '0' })
    expect(now.sources).toEqual([{ price: '50100.0', counted: true, used: '50100.0' }])
    expect(now.marks.map(({ symbol }) => symbol)).toContain('BTCPERP')
    expect(now.marks[0]).toMatchObject({ symbol: 'BTCPERP', last: '50100.0' })
    const then = await office().data('getIndexInfo', { symbol: 'BTCPERP', time: String(at + 500) })
    expect(then).toMatchObject({ symbol: 'BTCUSDT', price: '50000.0', time: at })
    expect(then.marks[0]).toMatchObject({ symbol: 'BTCPERP', mark: '50000.0' })
    expect(await office().data('getIndexInfo', { symbol: 'BTCPERP', time: '5' })).toMatchObject({ price: '', time: 0 })
    expect(await office().data('getIndexInfo', { symbol: 'NEVER' })).toMatchObject({
      price: '',
      open: false,
      marks: [],
    })
    expect(await office().ask('getIndexInfo', { symbol: 'NOSUCH' })).toMatchObject({ code: 3110 })
  })

  it('explains an index source by source', async () => {
    const sources = [500_000, 500_100, 504_000, 600_000]
    await office().real.world.submit({ type: 'IndexSamples', holder: 7, samples: [{ market: 1, sources }] })
    const { median, price, ...info } = await office().data('getIndexInfo', { symbol: 'BTCUSDT' })
    expect(median).toBe('50205.0')
    expect(info.sources).toEqual([
      { price: '50000.0', counted: true, used: '50000.0' },
      { price: '50010.0', counted: true, used: '50010.0' },
      { price: '50400.0', counted: true, used: '50400.0' },
      { price: '60000.0', counted: false, used: '' },
    ])
    expect(price).toBe('50136.7')
  })

  it('lists funding that was settled, and what each customer paid', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, leverage: '10', token: ann })
    await office().pass(2, 500_000)
    const before = await office().data('getFundingList', { symbol: 'BTCPERP' })
    expect(before).toMatchObject({ total: 0, interval: EIGHT_HOURS_S * 1_000, interest: '0.0001' })
    expect(before.nextTime - office().real.clock.wallMs()).toBeLessThanOrEqual(EIGHT_HOURS_S * 1_000)
    await office().real.pass(EIGHT_HOURS_S * 1_000)
    await office().price(500_000)
    const { list } = await office().data('getFundingList', { symbol: 'BTCPERP' })
    expect(list).toEqual([{ time: before.nextTime, rate: before.estimate, mark: expect.stringMatching(/^50000\.\d$/) }])
    const paid = await office().data('getFundingPaid', { token: ann })
    expect(paid.list).toMatchObject([{ symbol: 'BTCPERP', side: 'long', lots: '2000', currency: 'USDT' }])
    expect(Number(paid.list[0]?.amount)).toBeLessThan(0)
    expect(await office().ask('getFundingList', { symbol: 'NOSUCH' })).toMatchObject({ code: 3109 })
  })

  it('keeps the worksheet of a liquidation, and tells of it in public without a name', async () => {
    const ann = await office().customer()
    await office().data('addContract', { ...LONG, token: ann })
    const [position] = (await office().data('getContractList', { token: ann })).list
    await office().pass(3, 490_000)
    const [closed] = (await office().data('getContractList', { token: ann, tab: 'closed' })).list
    expect(closed).toMatchObject({ id: position?.id, closedBy: 'liquidation' })
    const worksheet = await office().data('getLiquidation', { token: ann, id: position?.id ?? '' })
    expect(worksheet).toMatchObject({ symbol: 'BTCPERP', currency: 'USDT', lotSize: '0.0001' })
    expect(worksheet.steps.at(-1)).toMatchObject({
      step: 'taken_over',
      side: 'long',
      lots: '2000',
      entryPrice: '50001.0',
    })
    expect(Number(worksheet.steps.at(-1)?.riskRate)).toBeGreaterThanOrEqual(1)
    const feed = await office().data('getLiquidationFeed', {})
    expect(feed.list.map(({ step }) => step)).toContain('taken_over')
    for (const row of feed.list)
      expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['owner', 'position', 'id']))
    const fund = await office().data('getInsuranceFund', {})
    expect(fund).toMatchObject({ currency: 'USDT', sequence: office().real.world.core.sequence })
    expect(fund.history).toHaveLength(1)
    expect(await office().ask('getLiquidation', { token: ann, id: '999' })).toMatchObject({
      code: 3042,
      message: 'You have and had no position of this number',
    })
  })

  it("shows the house's and the engine's accounts to nobody", async () => {
    const ann = await office().customer()
    const { list } = await office().data('getAsset2', { token: ann, account: 'contract' })
    expect(list.map(({ currency }) => currency)).toContain('USDT')
    expect(list.find(({ currency }) => currency === 'USDT')).toMatchObject({
      available: '10000',
      converted: '10000.000000',
    })
    for (const owner of [3, 5, 11]) {
      const system = office().token(owner, 'real')
      expect(
        await office().ask('addTransfer', {
          token: system,
          from: 'funds',
          to: 'contract',
          currency: 'USDT',
          amount: '1',
        }),
      ).toMatchObject({ code: 3211 })
    }
  })
})
