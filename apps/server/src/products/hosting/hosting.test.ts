import { beforeEach, describe, expect, it } from 'vitest'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'
import { BUY, DAY_MS, hostingActs, TREASURY_USDT, WEEK } from './testing/hostingActs.ts'

describe('hosting through the gateway', () => {
  const office = withOffice()
  const { decide, found, customer, buy, sell, order, product, listed, passDays } = hostingActs(office)
  let cids = 0

  beforeEach(() => found('real'))

  it('tells visitors what is offered, what it would return, and what backs it', async () => {
    expect(await office().data('getProfitList', {})).toEqual([
      {
        id: '1',
        name: 'Seven days',
        currency: 'USDT',
        cycleDays: 7,
        dailyRate: '0.000333',
        yearlyRate: '0.121545',
        min: '100',
        max: '50000',
        left: '100000',
        earlyLoss: '0.05',
        redemptionDays: 1,
        terms: office().real.world.core.hosting.products()[0]?.version,
        state: 'open',
      },
    ])
    expect(await office().data('tryProfit', { id: '1', amount: '1000' })).toEqual({
      daily: '0.333',
      total: '2.331',
      endTime: office().real.world.core.time + 7 * DAY_MS,
      earlyReceive: '950',
      earlyLoss: '50',
      rejection: '',
      problem: '',
    })
    expect(await product()).toMatchObject({ escrowed: '0', owed: '0', coverage: '', capacity: '100000' })
    expect(await office().ask('getProfitInfo', { id: '9' })).toMatchObject({ code: 3502 })
    expect(await office().ask('getProfitInfo', {})).toMatchObject({ code: 4001 })
    expect(await office().ask('getProfitInfo', { orderNo: '1' })).toMatchObject({ code: 4103 })
  })

  it.each<[string, Fields, number, string]>([
    ['nothing written', { amount: '' }, 3422, 'Please enter the quantity'],
    ['no tick', { agree: '' }, 4207, 'Please select agreement'],
    ['too little', { amount: '99.99' }, 3003, 'Cannot be lower than 100'],
    ['too much', { amount: '50000.01' }, 3004, 'Cannot be higher than 50000'],
    ['a wrong transaction password', { tpwd: '111111' }, 4120, 'The transaction password is not right'],
    ['terms that are not in force', { terms: '1' }, 3032, 'The terms have changed: look at them again'],
    ['a product that is not there', { id: '2' }, 3502, 'There is no such product'],
    [
      'a part of the smallest unit',
      { amount: '100.0000001' },
      4001,
      'amount: has more than 6 decimals or is too large',
    ],
  ])('refuses %s', async (_what, change, code, message) => {
    const ann = await customer()
    expect(await office().ask('buyProfit', { ...BUY, ...change, token: ann })).toMatchObject({
      code,
      message,
      data: null,
    })
    expect((await listed(ann)).total).toBe(0)
  })

  it('refuses what is not in the hosting account, and what is no longer offered', async () => {
    const poor = await office().customer()
    expect(await office().ask('buyProfit', { ...BUY, token: poor })).toMatchObject({
      code: 3001,
      message: 'Insufficient balance (top up first)',
    })
    expect(await office().data('tryProfit', { ...BUY, token: poor })).toMatchObject({
      rejection: 'insufficient_balance',
    })
    await decide({ ...WEEK, state: 'closed' })
    const ann = await customer()
    expect(await office().ask('buyProfit', { ...BUY, token: ann })).toMatchObject({ code: 3503 })
    expect((await office().data('getProfitList', {}))[0]).toMatchObject({ state: 'closed', left: '0' })
  })

  it('keeps the terms an order was bought on, whatever is decided later', async () => {
    const ann = await customer()
    const { orderNo } = await buy(ann)
    const before = await order(ann, orderNo)
    const version = await decide({ ...WEEK, dailyRatePpm: 10, earlyLossPpm: 900_000, redemptionDays: 30 })
    expect((await office().data('getProfitList', {}))[0]).toMatchObject({ terms: version, earlyLoss: '0.9' })
    expect(await office().ask('buyProfit', { ...BUY, terms: String(before.terms), token: ann })).toMatchObject({
      code: 3032,
    })
    expect(await order(ann, orderNo)).toEqual(before)
    await passDays(1)
    expect((await order(ann, orderNo)).profit).toBe('0.333')
    expect(await sell(ann, orderNo)).toMatchObject({ data: { receive: '950', loss: '50' } })
  })

  it('sells once for one intent, however often it is sent, and from two windows twice', async () => {
    const ann = await customer()
    const sent = await Promise.all(Array.from({ length: 5 }, () => buy(ann, { cid: 'click' })))
    expect(new Set(sent.map(({ orderNo }) => orderNo)).size).toBe(1)
    expect((await listed(ann)).total).toBe(1)
    expect(await office().ask('buyProfit', { ...BUY, amount: '500', cid: 'click', token: ann })).toMatchObject({
      code: 3201,
    })
    await Promise.all(['one window', 'another'].map((name) => buy(ann, { cid: name.replace(' ', '-') })))
    expect((await listed(ann)).total).toBe(3)
  })

  it('sells the last capacity once, to a hundred who want it at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => customer()))
    await decide({ ...WEEK, capacity: '10000' })
    const wishes = Array.from({ length: 100 }, (_, at) =>
      office().ask('buyProfit', { ...BUY, cid: `c${++cids}`, token: people[at % people.length] ?? '' }),
    )
    const answers = await Promise.all(wishes)
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(10)
    const refused = answers.filter(({ code }) => code !== 0)
    expect(new Set(refused.map(({ code, message }) => `${code} ${message}`))).toEqual(new Set(['3501 Sold out']))
    expect(await product()).toMatchObject({ hosted: '10000', left: '0', state: 'sold_out' })
  })

  it('is sold out when the treasury has nothing to set aside, whatever the capacity', async () => {
    const ann = await customer()
    await decide({
      ...WEEK,
      product: 2,
      dailyRatePpm: 1_000_000,
      cycleDays: 3_650,
      max: '200000',
      capacity: '900000000',
    })
    await decide({ ...WEEK, product: 3 })
    const { core } = office().real.world
    const room = core.hosting.product(2)?.left ?? 0n
    expect(room).toBe(TREASURY_USDT / 3_650n)
    await buy(ann, { id: '2', amount: '190000' })
    const bob = await customer()
    expect(await office().ask('buyProfit', { ...BUY, id: '2', amount: '190000', token: bob })).toMatchObject({
      code: 3501,
      message: 'Sold out',
    })
    const states = (await office().data('getProfitList', {})).map(({ id, state }) => [id, state])
    expect(states[0]?.[1]).toBe('open')
  })

  it('shows nobody else an order by getProfitInfo, and lets nobody else redeem it by sellProfit', async () => {
    const ann = await customer()
    const bob = await customer()
    const { orderNo } = await buy(ann)
    expect(await office().ask('getProfitInfo', { token: bob, orderNo })).toMatchObject({ code: 3002, data: null })
    expect(await sell(bob, orderNo)).toMatchObject({ code: 3002 })
    expect((await listed(bob)).total).toBe(0)
    expect(await office().data('getProfitTotal', { token: bob })).toMatchObject({ hosting: '0', orders: 0 })
  })

  it('works in the demo account with its own money, where no transaction password is asked for', async () => {
    await found('demo')
    const guest = await customer('demo')
    const { orderNo } = await buy(guest, { tpwd: '' })
    expect(await office().data('getProfitTotal', { token: guest })).toMatchObject({ hosting: '1000', orders: 1 })
    expect(await sell(guest, orderNo, { tpwd: '' })).toMatchObject({ data: { state: 'redemption' } })
    expect(await product()).toMatchObject({ hosted: '0' })
  })

  it('lets a frozen customer redeem, not buy', async () => {
    const ann = await customer()
    const { orderNo } = await buy(ann)
    const owner = office().ownerOf(ann)
    await office().real.world.submit({ type: 'FreezeOwner', owner, frozen: true, reason: 'test' })
    expect(await office().ask('buyProfit', { ...BUY, token: ann })).toMatchObject({ code: 3206 })
    expect(await sell(ann, orderNo)).toMatchObject({ code: 0 })
  })
})
