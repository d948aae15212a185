import { beforeEach, describe, expect, it } from 'vitest'
import { testEngines } from '../../database/testing/databases.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'
import { DAY_MS, newCoinActs, TERMS } from './testing/newCoinActs.ts'

describe.each(testEngines())('a subscription, its history on $name', (engine) => {
  const office = withOffice(engine)
  const { appoint, offer, buy, mine, book, pass, until, listMarket, giveBack } = newCoinActs(office)

  beforeEach(() => appoint())

  it('tells each step with its coins, its money and its entry, newest request first', async () => {
    await offer()
    const ann = await office().customer()
    const one = await buy(ann, { quantity: '100' })
    const other = await buy(ann, { quantity: '40' })
    const third = await buy(ann, { quantity: '20' })
    await pass(one.orderNo)
    await pass(other.orderNo, false, 'Too late.')
    expect((await mine(ann)).map(({ orderNo }) => orderNo)).toEqual([third, other, one].map(({ orderNo }) => orderNo))
    expect((await mine(ann, 'under_review')).map(({ orderNo }) => orderNo)).toEqual([third.orderNo])
    const [refused] = await mine(ann, 'not_passed')
    expect(refused).toMatchObject({ orderNo: other.orderNo, refund: '10', reason: 'Too late.', releaseTime: 0 })
    expect(refused?.steps).toMatchObject([
      { step: 'asked', coins: '40', amount: '10' },
      { step: 'not_passed', coins: '0', amount: '10' },
    ])
    await listMarket()
    await until(TERMS.listTime + TERMS.lockDays * DAY_MS)
    const [passed] = await mine(ann, 'passed')
    expect(passed).toMatchObject({ allocated: '100', amount: '25', refund: '0', released: true, returned: false })
    expect(passed?.releaseTime).toBe(TERMS.listTime + TERMS.lockDays * DAY_MS)
    const sequences = passed?.steps.map(({ sequence }) => sequence) ?? []
    expect(sequences).toEqual([...sequences].sort((one, other) => one - other))
    const records = await office().data('getRecordList', { token: ann, type: 'subscription' })
    expect(records.list.map(({ state }) => state)).toEqual(['pending', 'failed', 'success'])
  })

  it('tells what was given back, and the book of the offering at the end of each day', async () => {
    await offer()
    const ann = await office().customer()
    const { orderNo } = await buy(ann)
    await pass(orderNo)
    await until(TERMS.listTime)
    await giveBack(ann, orderNo)
    expect((await mine(ann)).flatMap(({ steps }) => steps.map(({ step }) => step))).toEqual([
      'asked',
      'passed',
      'returned',
    ])
    expect((await book()).series).toMatchObject([
      { coins: '9000', allocated: '1000', held: '0', paid: '250' },
      { coins: '10000', allocated: '0', held: '0', paid: '0' },
    ])
  })
})
