import { beforeEach, describe, expect, it } from 'vitest'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'
import { BUY, COIN_ASSET, DAY_MS, HOUR_MS, newCoinActs, TERMS } from './testing/newCoinActs.ts'

const NOBODY = { available: '0', frozen: '0' }

describe('new coins through the gateway', () => {
  const office = withOffice()
  const acts = newCoinActs(office)
  const { offer, pass, decide, buy, refused, mine, info, book, funds, until, giveBack } = acts

  beforeEach(async () => {
    await acts.appoint()
  })

  it('tells visitors what is offered, what it would cost and under which rules', async () => {
    await offer()
    const { list } = await office().data('getNewcoinsList', {})
    expect(list).toMatchObject([
      {
        id: '1',
        coin: 'TCN',
        name: 'Testcoin',
        currency: 'USDT',
        price: '0.25',
        volume: '10000',
        left: '10000',
        lockDays: 2,
        way: 'review',
        market: '',
        listedAt: 0,
        returnable: false,
        terms: office().real.world.core.newCoins.offerings()[0]?.version,
        state: 'open',
      },
    ])
    const about = await info()
    expect(about).toMatchObject({
      release: TERMS.releaseTime,
      issueNo: 'TCN-1',
      circulation: '1000000',
      totalPrice: '2500',
      site: TERMS.site,
      paper: TERMS.paper,
      intro: TERMS.introduction,
      marketMaker: false,
    })
    expect(about.rules).toHaveLength(7)
    const quote = await office().data('tryNewcoins', { id: '1', quantity: '1000.1' })
    const lockUntil = TERMS.listTime + 2 * DAY_MS
    expect(quote).toEqual({ cost: '250.025', lockUntil, worst: '250.025', rejection: '', problem: '' })
    expect(await office().ask('getNewcoinsInfo', { id: '9' })).toMatchObject({ code: 3701 })
    expect(await office().data('getNewcoinsList', { state: 'soon' })).toMatchObject({ list: [], total: 0 })
    const currencies = await office().data('getCurrencyAll', {})
    expect(currencies.at(-1)).toMatchObject({ currency: 'TCN', name: 'Testcoin', decimals: 4 })
  })

  it.each<[string, Fields, number, string]>([
    ['nothing written', { quantity: '' }, 3422, 'Please enter the quantity'],
    ['no tick', { agree: '' }, 4207, 'Please select agreement'],
    ['too little', { quantity: '9.9' }, 3003, 'Cannot be lower than 10'],
    ['too much', { quantity: '8000.1' }, 3004, 'Cannot be higher than 8000'],
    ['a part of the step', { quantity: '10.05' }, 3712, 'The quantity must be a multiple of 0.1'],
    ['a wrong transaction password', { tpwd: '111111' }, 4120, 'The transaction password is not right'],
    ['terms that are not in force', { terms: '1' }, 3032, 'The terms have changed: look at them again'],
    ['a coin that is not there', { id: '2' }, 3701, 'There is no such new coin'],
    [
      'a part of the smallest unit',
      { quantity: '10.00001' },
      4001,
      'quantity: has more than 4 decimals or is too large',
    ],
  ])('refuses %s', async (_what, change, code, message) => {
    await offer()
    const ann = await office().customer()
    expect(await refused(ann, change)).toMatchObject({ code, message, data: null })
    expect(await mine(ann)).toEqual([])
  })

  it('refuses whoever has too little USDT, before it opens, and without its coins', async () => {
    await decide({ type: 'ListAsset', asset: { id: COIN_ASSET, code: 'TCN', name: 'Testcoin', scale: 4 } })
    const opens = TERMS.opens + HOUR_MS
    await decide({ type: 'SetOffering', terms: { ...TERMS, opens, issuePrice: '10000' } })
    const ann = await office().customer()
    expect(await refused(ann)).toMatchObject({ code: 3702 })
    await until(opens)
    expect(await refused(ann)).toMatchObject({ code: 3704 })
    await acts.fund(10_000n)
    expect(await refused(ann)).toMatchObject({ code: 3713, message: 'Insufficient USDT balance' })
    expect(await office().data('tryNewcoins', { ...BUY, token: ann })).toMatchObject({ rejection: 'insufficient_usdt' })
    await until(TERMS.closes)
    expect(await refused(ann)).toMatchObject({ code: 3703 })
  })

  it('holds the cost of a request, gives coins for it, locks them, and lists the coin while it runs', async () => {
    await offer()
    const [ann, bob] = [await office().customer(), await office().customer()]
    const before = Number((await funds(ann, 'USDT')).available)
    const { orderNo, amount, state } = await buy(ann)
    expect({ amount, state }).toEqual({ amount: '250', state: 'under_review' })
    expect(await funds(ann, 'USDT')).toEqual({ available: String(before - 250), frozen: '250' })
    expect(await book()).toMatchObject({ held: '250', paid: '0', asked: '1000', coins: '10000', allocated: '0' })
    await pass(orderNo)
    expect(await funds(ann, 'USDT')).toEqual({ available: String(before - 250), frozen: '0' })
    expect(await funds(ann, 'TCN')).toEqual({ available: '0', frozen: '1000' })
    expect(await book()).toMatchObject({ held: '0', paid: '250', asked: '0', coins: '9000', allocated: '1000' })
    await acts.listMarket()
    expect(await office().data('getCurrencyMessage', { symbol: 'TCNUSDT' })).toMatchObject({
      state: 'halted',
      intro: TERMS.introduction,
      site: TERMS.site,
      circulation: '1000000',
      marketMaker: false,
    })
    await until(TERMS.listTime)
    expect(await office().data('getCurrencyMessage', { symbol: 'TCNUSDT' })).toMatchObject({ state: 'open' })
    expect(await info()).toMatchObject({ listedAt: TERMS.listTime, market: 'TCNUSDT', state: 'ended' })
    const [locked] = await mine(ann, 'passed')
    expect(locked).toMatchObject({ orderNo, allocated: '1000', refund: '0', released: false, returnable: false })
    expect(locked?.releaseTime).toBe(TERMS.listTime + 2 * DAY_MS)
    await until(TERMS.listTime + 2 * DAY_MS)
    expect(await funds(ann, 'TCN')).toEqual({ available: '1000', frozen: '0' })
    const trade = { symbol: 'TCNUSDT', type: 'limit', price: '0.3', amount: '100' }
    await office().data('addOrder', { ...trade, token: ann, side: 'sell' })
    await office().data('addOrder', { ...trade, token: bob, side: 'buy' })
    expect(Number((await funds(bob, 'TCN')).available)).toBeGreaterThan(99)
    const [free] = await mine(ann)
    expect(free?.steps.map(({ step, coins, amount: money }) => [step, coins, money])).toEqual([
      ['asked', '1000', '250'],
      ['passed', '1000', '250'],
      ['released', '1000', '0'],
    ])
  })

  it('gives everything back to who is not passed, with the reason, and says when it is sold out', async () => {
    await offer()
    const [ann, bob, cy] = [await office().customer(), await office().customer(), await office().customer()]
    const one = await buy(ann, { quantity: '8000' })
    const other = await buy(bob, { quantity: '2000' })
    const late = await buy(cy, { quantity: '10' })
    await pass(one.orderNo)
    await pass(other.orderNo)
    expect((await office().data('getNewcoinsList', {})).list).toMatchObject([{ left: '0', state: 'sold_out' }])
    expect((await office().data('getNewcoinsList', { state: 'open' })).total).toBe(1)
    expect(await refused(cy, { quantity: '10' })).toMatchObject({ code: 3501, message: 'Sold out' })
    await pass(late.orderNo, false, 'Sold out.')
    expect(await mine(cy, 'not_passed')).toMatchObject([{ reason: 'Sold out.', refund: '2.5', allocated: '0' }])
    expect((await funds(cy, 'USDT')).frozen).toBe('0')
    expect(await funds(cy, 'TCN')).toEqual(NOBODY)
  })

  it('gives all the same part after the end, and what is not used back', async () => {
    await offer({ way: 'pro_rata' })
    const [ann, bob] = [await office().customer(), await office().customer()]
    await buy(ann, { quantity: '8000' })
    await buy(bob, { quantity: '7000' })
    await until(TERMS.closes)
    await decide({ type: 'AllocateOffering', coin: 1 })
    await until(TERMS.closes + HOUR_MS)
    const [anns] = await mine(ann)
    const [bobs] = await mine(bob)
    expect(anns).toMatchObject({ quantity: '8000', amount: '2000', state: 'passed' })
    expect(Number(anns?.allocated) + Number(bobs?.allocated)).toBeCloseTo(10_000, 6)
    expect(Number(anns?.refund)).toBeCloseTo(2_000 - Number(anns?.allocated) * 0.25, 6)
    expect(await book()).toMatchObject({ held: '0', paid: '2500', coins: '0', allocated: '10000', left: '0' })
    await until(TERMS.listTime)
    const { orderNo = '', allocated = '' } = anns ?? {}
    const back = await giveBack(ann, orderNo, { cid: 'back' })
    expect(back).toMatchObject({ data: { coins: allocated, amount: String(Number(allocated) * 0.25) } })
    expect(await giveBack(ann, orderNo, { cid: 'back' })).toEqual(back)
  })

  it('takes coins back for what was paid when they are not listed by their date, once', async () => {
    await offer()
    const ann = await office().customer()
    const before = await funds(ann, 'USDT')
    const { orderNo } = await buy(ann)
    expect(await giveBack(ann, orderNo)).toMatchObject({ code: 3705 })
    await pass(orderNo)
    expect(await giveBack(ann, orderNo)).toMatchObject({ code: 3711 })
    await until(TERMS.listTime)
    expect(await info()).toMatchObject({ returnable: true, listedAt: 0 })
    expect(await mine(ann)).toMatchObject([{ returnable: true, returned: false }])
    const returned = await giveBack(ann, orderNo, { cid: 'back' })
    expect(returned).toMatchObject({ code: 0, data: { orderNo, coins: '1000', amount: '250' } })
    expect(await giveBack(ann, orderNo, { cid: 'back' })).toEqual(returned)
    expect(await giveBack(ann, orderNo)).toMatchObject({ code: 3705 })
    expect(await funds(ann, 'USDT')).toEqual(before)
    expect(await mine(ann)).toMatchObject([{ returned: true, returnable: false, releaseTime: 0, refund: '250' }])
    expect(await book()).toMatchObject({ coins: '10000', paid: '0', allocated: '0' })
  })

  it('asks once for one intent, however often it is sent, and from two windows twice', async () => {
    await offer()
    const ann = await office().customer()
    const sent = await Promise.all(Array.from({ length: 5 }, () => buy(ann, { cid: 'click' })))
    expect(new Set(sent.map(({ orderNo }) => orderNo)).size).toBe(1)
    expect(await refused(ann, { quantity: '500', cid: 'click' })).toMatchObject({ code: 3201 })
    await Promise.all(['one', 'another'].map((cid) => buy(ann, { cid })))
    expect(await mine(ann)).toHaveLength(3)
  })

  it('keeps one customer’s subscriptions from another', async () => {
    await offer()
    const [ann, bob] = [await office().customer(), await office().customer()]
    const { orderNo } = await buy(ann)
    await pass(orderNo)
    await until(TERMS.listTime)
    expect(await mine(bob)).toEqual([])
    const one = (token: string) => office().data('getMyNewcoins', { token, orderNo })
    expect(await one(bob)).toEqual({ list: [], total: 0, page: 1 })
    expect(await one(ann)).toMatchObject({ list: [{ orderNo }], total: 1 })
    const attempt = { ...BUY, orderNo, token: bob }
    expect(await office().ask('returnNewcoins', attempt)).toMatchObject({ code: 3705 })
    const records = await office().data('getRecordList', { token: ann, type: 'subscription' })
    expect(records.list).toMatchObject([{ id: orderNo, amount: '250', received: '1000', state: 'success' }])
    expect((await office().data('getRecordList', { token: bob, type: 'subscription' })).total).toBe(0)
  })

  it('works in the demo account with its own money, where no transaction password is asked for', async () => {
    await acts.appoint('demo')
    await offer({}, 'demo')
    const guest = await office().customer('demo')
    const { orderNo } = await buy(guest, { tpwd: '' })
    expect(await mine(guest)).toMatchObject([{ orderNo, state: 'under_review' }])
    expect((await office().data('getNewcoinsList', {})).total).toBe(0)
  })

  it('lets a frozen customer give coins back, not subscribe', async () => {
    await offer()
    const ann = await office().customer()
    const { orderNo } = await buy(ann)
    await pass(orderNo)
    const owner = office().ownerOf(ann)
    await office().real.world.submit({ type: 'FreezeOwner', owner, frozen: true, reason: 'test' })
    expect(await refused(ann)).toMatchObject({ code: 3206 })
    await until(TERMS.listTime)
    expect(await giveBack(ann, orderNo)).toMatchObject({ code: 0 })
  })

  it('pays the issuer and gives unsold coins back after the listing, as its book tells day by day', async () => {
    await offer()
    const ann = await office().customer()
    const { orderNo } = await buy(ann)
    await pass(orderNo)
    await acts.listMarket()
    const payment = { type: 'PayIssuer', coin: 1, amount: 250_000_000n, evidence: 'to the issuer' } as const
    await expect(decide(payment)).rejects.toThrow('coin_not_listed')
    await until(TERMS.listTime)
    await decide(payment)
    await decide({ type: 'ReturnUnsold', coin: 1, evidence: 'unsold' })
    const now = await book()
    expect(now).toMatchObject({ coins: '0', paid: '0', issuerPaid: '250', allocated: '1000', listedAt: TERMS.listTime })
    expect(now.sequence).toBe(office().real.world.core.sequence)
    expect(now.series.at(0)).toMatchObject({ coins: '9000', allocated: '1000', held: '0', paid: '250' })
    expect(now.series.at(-1)).toMatchObject({ coins: '0', allocated: '1000', held: '0', paid: '0' })
  })

  it('answers a hundred parallel requests for the last coins', async () => {
    await offer({ volume: '1000', max: '100' })
    const people = await Promise.all(Array.from({ length: 20 }, () => office().customer()))
    const asked = people.flatMap((token) => Array.from({ length: 5 }, () => buy(token, { quantity: '20' })))
    const orders = await Promise.all(asked)
    expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(100)
    let passed = 0
    for (const { orderNo } of orders)
      await pass(orderNo).then(
        () => passed++,
        (error: Error) => expect(error.message).toContain('sold_out'),
      )
    expect(passed).toBe(50)
    expect(await book()).toMatchObject({ coins: '0', allocated: '1000', paid: '250', left: '0', held: '250' })
  })
})
