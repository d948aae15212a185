import { beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'
import { DAY_MS, hostingActs, TREASURY_USDT, WEEK } from './testing/hostingActs.ts'

describe.each(testEngines())('a hosting order, its history on $name', (engine) => {
  const office = withOffice(engine)
  const { found, customer, buy, sell, order, product, listed, wallet, passDays } = hostingActs(office)

  beforeEach(() => found('real'))

  it('sets the whole return aside at the sale, pays each full day from it, and frees the principal at the end', async () => {
    const ann = await customer()
    const { orderNo } = await buy(ann)
    expect(await wallet(ann)).toEqual({ available: '199000', frozen: '1000' })
    const sold = await product()
    expect(sold).toMatchObject({ hosted: '1000', escrowed: '2.331', owed: '2.331', coverage: '1', left: '99000' })
    expect(sold.sequence).toBe(office().real.world.core.sequence)
    await passDays(3)
    expect(await wallet(ann)).toEqual({ available: '199000.999', frozen: '1000' })
    const midway = await order(ann, orderNo)
    expect(midway).toMatchObject({ state: 'custody', profit: '0.999', daysLeft: 4, promised: '2.331', escrow: '1.332' })
    expect(midway.postings.map(({ day, amount }) => [day, amount])).toEqual([
      [1, '0.333'],
      [2, '0.333'],
      [3, '0.333'],
    ])
    expect(midway.postings.map(({ time }) => time - midway.time)).toEqual([DAY_MS, 2 * DAY_MS, 3 * DAY_MS])
    const totals = await office().data('getProfitTotal', { token: ann })
    expect(totals).toEqual({ hosting: '1000', today: '0.333', total: '0.999', orders: 1 })
    await passDays(5)
    expect(await wallet(ann)).toEqual({ available: '200002.331', frozen: '0' })
    expect(await order(ann, orderNo)).toMatchObject({
      state: 'completed',
      profit: '2.331',
      daysLeft: 0,
      escrow: '0',
      receive: '1000',
      loss: '0',
      redeemAt: 0,
      endTime: midway.time + 7 * DAY_MS,
    })
    expect((await office().data('getProfitTotal', { token: ann })).orders).toBe(0)
    const book = await office().data('getHostingBook', { id: '1' })
    expect(book).toMatchObject({ hosted: '0', escrowed: '0', owed: '0', paid: '2.331', unearned: '0', coverage: '' })
    expect(book.series).toHaveLength(8)
    expect(book.series[0]).toMatchObject({ hosted: '1000', escrowed: '2.331', owed: '2.331' })
    expect(book.series.at(-1)).toMatchObject({ hosted: '0', escrowed: '0', owed: '0' })
    const records = await office().data('getRecordList', { token: ann, type: 'hosting' })
    expect(records.list).toMatchObject([{ id: orderNo, amount: '1000', received: '2.331', state: 'success' }])
  })

  it('gives the principal back early for the loss that was shown, and what was not earned to the treasury', async () => {
    const ann = await customer()
    const { orderNo } = await buy(ann)
    await passDays(2)
    const asked = await sell(ann, orderNo, { cid: 'back' })
    const redeemAt = office().real.world.core.time + WEEK.redemptionDays * DAY_MS
    expect(asked).toMatchObject({ code: 0, data: { receive: '950', loss: '50', state: 'redemption', redeemAt } })
    expect(await sell(ann, orderNo, { cid: 'back' })).toEqual(asked)
    expect(await sell(ann, orderNo)).toMatchObject({ code: 3204 })
    expect(await product()).toMatchObject({ escrowed: '1.665', owed: '0', coverage: '' })
    expect((await listed(ann, 'redemption')).list).toMatchObject([{ orderNo, daysLeft: 0, endTime: redeemAt }])
    expect((await listed(ann, 'custody')).list).toEqual([])
    await passDays(1)
    /** From the log: the memory of the core holds whole answers for an hour. */
    expect((await sell(ann, orderNo, { cid: 'back' })).data).toMatchObject({ state: 'redeemed', receive: '950' })
    await passDays(1)
    expect(await wallet(ann)).toEqual({ available: '199950.666', frozen: '0' })
    expect(await order(ann, orderNo)).toMatchObject({ state: 'redeemed', profit: '0.666', loss: '50', escrow: '0' })
    expect((await order(ann, orderNo)).steps.map(({ state }) => state)).toEqual(['custody', 'redemption', 'redeemed'])
    /** An identity is known for 25 hours. */
    expect(await sell(ann, orderNo, { cid: 'back' })).toMatchObject({ code: 3002 })
    expect(await sell(ann, orderNo)).toMatchObject({ code: 3002 })
    expect((await office().data('getHostingBook', { id: '1' })).unearned).toBe('1.665')
    const { systemBalances } = office().real.world.core.ledger
    const treasury = systemBalances().find(({ owner, asset }) => owner === 'treasury' && asset === 1)
    expect(treasury?.available).toBe(TREASURY_USDT - 666_000n)
  })
})
