import { divideUp, formatPlain } from '@touchstone/quantities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminClient } from '../../console/testing/adminClient.ts'
import { enrolFirstOperators } from '../../console/testing/firstOperators.ts'
import { LEAST_ACTS, PromisedActs, unitsOf } from '../../testing/promises/promisedActs.ts'
import { type Fields, TestServer } from '../../testing/testServer.ts'

const FORM = { currency: 'USDT', name: 'Ann Example', amount: '1000', agree: '1' }

describe('coins bought by remittance', () => {
  let server: TestServer
  let one: AdminClient
  let two: AdminClient

  beforeAll(async () => {
    server = await TestServer.start()
    await server.quote()
    const operators = await enrolFirstOperators(server.running.console)
    one = operators.one
    two = operators.two
  })
  afterAll(() => server.remove())

  const quoteOf = async (token: string, currency = 'USDT') => server.data('getBuycoinInfo', 'get', { token, currency })
  const send = async (token: string, change: Fields = {}) => {
    const { quoteId } = await quoteOf(token, change.currency)
    const imgId = change.imgId ?? (await server.bill(token))
    return server.post('/web/addBuycoin', { ...FORM, quoteId, ...change, imgId, token })
  }
  const listed = async (token: string) => (await server.data('getBuycoinList', 'get', { token })).list
  const usdt = async (token: string) => {
    const { list } = await server.data('getAsset2', 'get', { token, account: 'funds' })
    return Number(list.find(({ currency }) => currency === 'USDT')?.available)
  }
  const openCase = async () => {
    const { list } = await one.data('getCaseList', { kind: 'buy_coin' })
    const [found] = list
    if (!found) throw new Error('there is no case')
    return found.id
  }
  const judge = async (who: AdminClient, id: string, text: string) => {
    await who.openPictures(id)
    const { proposal } = await who.data('getCase', { id })
    return who.send('setCaseResult', { id, result: 'approve', text, digest: proposal?.digest ?? '' })
  }

  it('tell whom to pay, the least of each coin, and a rate that is kept for a while', async () => {
    const ann = await server.newcomer()
    const info = await quoteOf(ann)
    expect(info.currencies.map(({ currency, min }) => [currency, min])).toEqual([
      ['USDT', '1'],
      ['BTC', '0.001'],
      ['ETH', '0.1'],
      ['TRX', '10'],
    ])
    expect(info).toMatchObject({ rate: '1.005', indexRate: '1', spread: '0.005', payCurrency: 'USD', sandbox: true })
    expect(info.payee.memo).toMatch(/^TS\d+$/)
    expect(info.terms).toMatchObject({
      version: 0,
      feeRate: '0.05',
      turnoverRate: '0.9',
      open: '12:00',
      close: '24:00',
    })
    expect(await quoteOf(ann, 'BTC')).toMatchObject({ rate: '50250', indexRate: '50000' })
    expect(await server.get('/web/getBuycoinInfo', { token: ann, currency: 'SOL' })).toMatchObject({ code: 3105 })
  })

  it('are credited at the agreed rate when two have seen the money, under the bank’s reference', async () => {
    const ann = await server.newcomer()
    const before = await usdt(ann)
    const sent = await send(ann, { cid: 'first' })
    expect(sent).toMatchObject({ code: 0, data: { state: 'pending', pay: '1005', payCurrency: 'USD' } })
    const again = await send(ann, { cid: 'first', imgId: (await listed(ann))[0]?.imgId ?? '' })
    expect(again).toEqual(sent)
    expect(await send(ann)).toMatchObject({ code: 4121 })
    const id = await openCase()
    const shown = await one.data('getCase', { id })
    expect(shown).toMatchObject({ reference: true, fourEyes: true, mayDecide: true })
    expect(shown.fields.map(({ after }) => after)).toContain('1005 USD')
    expect(await judge(one, id, '')).toMatchObject({ code: 3314 })
    expect(await judge(one, id, 'BANK 2026-11/77')).toMatchObject({ code: 7, data: { state: 'second' } })
    expect(await usdt(ann)).toBe(before)
    expect(await judge(one, id, 'BANK 2026-11/77')).toMatchObject({ code: 3302 })
    expect(await judge(two, id, '')).toMatchObject({ code: 7, data: { state: 'approved' } })
    expect(await usdt(ann)).toBe(before + 1000)
    expect(await listed(ann)).toMatchObject([
      {
        amount: '1000',
        pay: '1005',
        rate: '1.005',
        state: 'success',
        reason: 'BANK 2026-11/77',
        name: FORM.name,
      },
    ])
    const { list } = await server.data('getRecordList', 'get', { token: ann, type: 'buycoin' })
    expect(list).toMatchObject([{ currency: 'USD', amount: '1005', receivedCurrency: 'USDT', state: 'success' }])
    const ledger = await server.data('getAccountLog', 'get', { token: ann, type: 'purchase' })
    expect(ledger.list).toMatchObject([{ change: '1000.000000', currency: 'USDT' }])
  })

  it('cost what the rate promised, rounded up to a cent, and bring the coins that were asked for', async () => {
    const acts = new PromisedActs(33)
    const ann = await server.newcomer()
    for (let time = 0; time < 6; time++) {
      const amount = acts.money(1, 5_000)
      const { rate } = await quoteOf(ann)
      const before = await usdt(ann)
      const { data } = await send(ann, { amount })
      const cents = divideUp(unitsOf(amount, 6) * unitsOf(rate, 8), 10n ** 12n)
      expect(data).toMatchObject({ pay: formatPlain(cents, 2), payCurrency: 'USD' })
      acts.count()
      const id = await openCase()
      await judge(one, id, `BANK promise/${time}`)
      await judge(two, id, '')
      expect((await usdt(ann)).toFixed(6)).toBe((before + Number(amount)).toFixed(6))
      acts.count()
    }
    expect(acts.told('purchases')).toBeGreaterThanOrEqual(LEAST_ACTS.purchases)
  }, 60_000)

  it('are credited once for each of the bank’s lines', async () => {
    const bob = await server.newcomer()
    const before = await usdt(bob)
    await send(bob)
    const { queues } = await one.data('getDashboard', {})
    expect(queues.slice(0, 3).map(({ kind }) => kind)).toEqual(['withdrawal', 'buy_coin', 'deposit_voucher'])
    expect(queues[1]).toMatchObject({ open: 1, amounts: [{ currency: 'USD', amount: '1005' }] })
    const id = await openCase()
    await judge(one, id, 'BANK 2026-11/77')
    expect(await judge(two, id, '')).toMatchObject({ code: 3204 })
    expect(await usdt(bob)).toBe(before)
    const { state } = await one.data('getCase', { id })
    expect(state).toBe('second')
    const refusal = {
      id,
      result: 'refuse',
      reason: 'remittance_missing',
      text: 'Nothing has arrived.',
      digest: '',
    } as const
    await one.data('setCaseResult', refusal)
    expect(await listed(bob)).toMatchObject([{ state: 'failed', reason: 'Nothing has arrived.' }])
    expect(await usdt(bob)).toBe(before)
    expect(await send(bob)).toMatchObject({ code: 0 })
    await one.data('setCaseResult', { ...refusal, id: await openCase() })
  })

  it('keep the terms they were bought under, whatever holds when the money has arrived', async () => {
    const ann = await server.newcomer()
    const { quoteId } = await quoteOf(ann)
    const { version, terms } = await one.data('getMoneyTerms', {})
    const propose = async (turnoverRate: string) => {
      const wish = { terms: { ...terms, turnoverRate }, effectiveAt: 0, reason: 'Agreed for this test' }
      const { pending } = await one.data('proposeMoneyTerms', wish)
      const { list } = await two.data('getApprovalList', { state: 'waiting' })
      const digest = list.find(({ id }) => id === pending)?.digest ?? ''
      await two.data('setApproval', { id: pending, digest, result: 'approve' })
    }
    await propose('1')
    const imgId = await server.bill(ann)
    expect(await server.post('/web/addBuycoin', { ...FORM, quoteId, imgId, token: ann })).toMatchObject({ code: 0 })
    const id = await openCase()
    await judge(one, id, 'BANK 80')
    await judge(two, id, '')
    const { core } = server.real
    const owner = Math.max(...[...core.customers.all()].map((each) => each.owner))
    expect(core.lots.of(owner)).toMatchObject([
      { terms: { version }, value: 1_005_000_000n, turnoverNeeded: 904_500_000n },
    ])
    await propose('0.9')
  })

  it('that the treasury has not are told to the operators, and the case stays', async () => {
    const ann = await server.newcomer()
    await send(ann, { currency: 'BTC', amount: '2500' })
    const id = await openCase()
    await judge(one, id, 'BANK 78')
    expect(await judge(two, id, '')).toMatchObject({ code: 3419 })
    expect(await listed(ann)).toMatchObject([{ state: 'pending', currency: 'BTC', pay: '125625000' }])
    await one.data('setCaseResult', { id, result: 'refuse', reason: 'other', text: 'Sold out.', digest: '' })
  })

  it.each([
    ['USDT', '0.999999', '1'],
    ['BTC', '0.00099999', '0.001'],
    ['ETH', '0.09999999', '0.1'],
    ['TRX', '9.999999', '10'],
  ])('of %s are refused for %s of them: the least is %s', async (currency, amount, least) => {
    const ann = await server.newcomer()
    const imgId = await server.bill(ann)
    const answer = await server.post('/web/addBuycoin', {
      ...FORM,
      quoteId: 'none',
      currency,
      amount,
      imgId,
      token: ann,
    })
    expect(answer).toMatchObject({ code: 3003, message: `Cannot be lower than ${least}`, data: null })
  })

  it.each<[string, Fields, number]>([
    ['nobody’s name', { name: '' }, 4219],
    ['no bill', { imgId: '' }, 4305],
    ['terms nobody agreed to', { agree: '' }, 4207],
    ['a bill that is not there', { imgId: 'nobody' }, 4303],
    ['a coin that is not sold', { currency: 'SOL' }, 3105],
    ['a rate of another coin', { quoteId: 'nobody' }, 3417],
  ])('are refused for %s, and nothing is kept', async (_what, change, code) => {
    const ann = await server.newcomer()
    const { quoteId } = await quoteOf(ann)
    const imgId = change.imgId ?? (await server.bill(ann))
    const answer = await server.post('/web/addBuycoin', { ...FORM, quoteId, ...change, imgId, token: ann })
    expect(answer).toMatchObject({ code, data: null })
    expect(await listed(ann)).toEqual([])
  })

  it('are one customer’s own: quote, bill and list', async () => {
    const ann = await server.newcomer()
    const bob = await server.newcomer()
    const { quoteId } = await quoteOf(ann)
    const imgId = await server.bill(ann)
    const others = { ...FORM, quoteId, token: bob }
    expect(await server.post('/web/addBuycoin', { ...others, imgId: await server.bill(bob) })).toMatchObject({
      code: 3417,
    })
    const own = await quoteOf(bob)
    expect(await server.post('/web/addBuycoin', { ...others, quoteId: own.quoteId, imgId })).toMatchObject({
      code: 4303,
    })
    expect(await listed(bob)).toEqual([])
  })

  it('do not exist in the demo account', async () => {
    const { token } = await server.data('demoLogin', 'post')
    for (const call of ['getBuycoinInfo', 'getBuycoinList'])
      expect(await server.get(`/web/${call}`, { token })).toMatchObject({ code: 4128 })
    expect(await server.get('/web/getRecordList', { token, type: 'buycoin' })).toMatchObject({ code: 4128 })
  })
})
