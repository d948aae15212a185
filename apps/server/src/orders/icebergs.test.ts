import { describe, expect, it } from 'vitest'
import { withOffice } from '../trading/testing/withOffice.ts'

const SALE = { symbol: 'BTCUSDT', side: 'sell', type: 'limit', price: '50000', amount: '1', visible: '0.25' }
const SHORT = {
  symbol: 'BTCPERP',
  side: 'short',
  type: 'limit',
  price: '50500',
  lots: '100',
  leverage: '5',
  visible: '20',
}

describe('icebergs', () => {
  const office = withOffice()

  const asks = async (symbol: string) => (await office().data('getDepth', { symbol })).asks
  const open = async (token: string) => (await office().data('getOrderList', { token })).list
  const past = async (token: string) => (await office().data('getOrderList', { token, state: 'history' })).list
  const pending = async (token: string) => (await office().data('getContractList', { token, tab: 'pending' })).list
  const buy = async (token: string, amount: string) =>
    office().data('addOrder', {
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'limit',
      price: '50000',
      tif: 'IOC',
      amount,
      token,
    })

  it('show everybody a slice at a time, and their owner what they show and all that is left', async () => {
    const [ann, bob] = [await office().customer(), await office().customer()]
    const { orderNo } = await office().data('addOrder', { ...SALE, token: ann })
    expect(await asks('BTCUSDT')).toEqual([['50000.0', '0.25000']])
    expect(await open(ann)).toMatchObject([{ orderNo, amount: '1.00000', visible: '0.25000', shown: '0.25000' }])
    await buy(bob, '0.1')
    expect(await asks('BTCUSDT')).toEqual([['50000.0', '0.15000']])
    expect(await open(ann)).toMatchObject([{ filled: '0.10000', visible: '0.25000', shown: '0.15000' }])
    await buy(bob, '0.3')
    expect(await asks('BTCUSDT')).toEqual([['50000.0', '0.10000']])
    await office().data('cancelOrder', { token: ann, orderNo })
    expect(await asks('BTCUSDT')).toEqual([])
    expect(await past(ann)).toMatchObject([{ state: 'withdrawn', filled: '0.40000', visible: '0.25000', shown: '' }])
  })

  it('queue each slice behind the others of its price', async () => {
    const [ann, bob, cid] = [await office().customer(), await office().customer(), await office().customer()]
    await office().data('addOrder', { ...SALE, token: ann })
    const { visible: _shown, ...plain } = SALE
    await office().data('addOrder', { ...plain, amount: '0.5', token: cid })
    await buy(bob, '0.5')
    expect(await open(ann)).toMatchObject([{ filled: '0.25000', shown: '0.25000' }])
    expect(await open(cid)).toMatchObject([{ filled: '0.25000', visible: '', shown: '' }])
  })

  it('are met by a preview as the order itself would meet them, and by no list of anybody else', async () => {
    const [ann, bob] = [await office().customer(), await office().customer()]
    await office().data('addOrder', { ...SALE, token: ann })
    const wish = {
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'limit',
      price: '50000',
      tif: 'FOK',
      amount: '0.5',
      token: bob,
    }
    expect(await office().data('tryOrder', wish)).toMatchObject({ problem: '', filled: '0.50000' })
    expect(await office().data('addOrder', wish)).toMatchObject({ filled: '0.50000', avgPrice: '50000.0' })
    expect(await past(bob)).toMatchObject([{ visible: '', shown: '' }])
    expect((await office().data('getDealList', { token: bob })).list.map(({ amount }) => amount)).toEqual([
      '0.25000',
      '0.25000',
    ])
  })

  it('do so on contracts, in lots, with the margin of the whole', async () => {
    const [ann, bob] = [await office().customer(), await office().customer()]
    const before = await asks('BTCPERP')
    const { orderNo } = await office().data('addContract', { ...SHORT, token: ann })
    const { visible: _visible, ...whole } = SHORT
    await office().data('addContract', { ...whole, token: bob })
    const [iceberg] = await pending(ann)
    const [plain] = await pending(bob)
    expect(iceberg).toMatchObject({ orderNo, lots: '100', visible: '20', shown: '20', margin: plain?.margin })
    expect(plain).toMatchObject({ visible: '', shown: '' })
    const added = (await asks('BTCPERP')).filter(([price]) => !before.some(([known]) => known === price))
    expect(added).toEqual([['50500.0', '0.0120']])
    await office().data('editContract', { token: ann, orderNo, lots: '90' })
    expect(await pending(ann)).toMatchObject([{ lots: '90', visible: '20', shown: '20' }])
    await office().data('cancelContract', { token: ann, orderNo })
    expect((await office().data('getContractList', { token: ann, tab: 'cancelled' })).list).toMatchObject([
      { visible: '20', shown: '' },
    ])
  })

  it('preview what is shown and what stays in reserve, and refuse as the order would be refused', async () => {
    const ann = await office().customer()
    expect(await office().data('tryOrder', { ...SALE, token: ann })).toMatchObject({
      problem: '',
      resting: '1.00000',
      shown: '0.25000',
      reserve: '0.75000',
    })
    expect(await office().data('tryContract', { ...SHORT, token: ann })).toMatchObject({
      problem: '',
      shown: '20',
      reserve: '80',
    })
    const { visible: _visible, ...plain } = SALE
    expect(await office().data('tryOrder', { ...plain, token: ann })).toMatchObject({ shown: '', reserve: '' })
    const little = { ...SALE, visible: '0.01', token: ann }
    expect(await office().data('tryOrder', little)).toMatchObject({
      problem: 'bad_visible',
      message: 'An iceberg shows at least 0.05 at a time',
      shown: '0.00000',
    })
    expect(await office().ask('addOrder', little)).toMatchObject({ code: 3049 })
    const few = { ...SHORT, visible: '4', token: ann }
    expect(await office().data('tryContract', few)).toMatchObject({ problem: 'bad_visible', shown: '0', reserve: '0' })
    expect(await office().ask('addContract', few)).toMatchObject({ code: 3049 })
  })

  it('take part in a message of several orders, each judged by itself', async () => {
    const ann = await office().customer()
    const orders = [SALE, { ...SALE, visible: '0.01' }].map((order, at) => ({ ...order, cid: `slice-${at}` }))
    const answers = await office().data('addOrders', { token: ann, orders: JSON.stringify(orders) })
    expect(answers.orders.map(({ code }) => code)).toEqual([0, 3049])
  })

  it.each([
    [{ type: 'stop_limit', stopPrice: '49000' }, 'is for limit orders that rest'],
    [{ tif: 'IOC' }, 'is for limit orders that rest'],
    [{ tif: 'FOK' }, 'is for limit orders that rest'],
    [{ visible: '100' }, 'must be less than the whole order'],
  ])('are malformed: %o', async (terms, problem) => {
    const ann = await office().customer()
    const malformed = { code: 4001, message: `visible: ${problem}` }
    expect(await office().ask('addOrder', { ...SALE, ...terms, token: ann })).toMatchObject(malformed)
    expect(await office().ask('addContract', { ...SHORT, ...terms, token: ann })).toMatchObject(malformed)
  })

  it('are given by their quantity, and without exits', async () => {
    const ann = await office().customer()
    const { lots: _lots, ...byValue } = SHORT
    expect(await office().ask('addContract', { ...byValue, notional: '5000', token: ann })).toMatchObject({
      code: 4001,
      message: 'visible: is for orders given by their quantity',
    })
    expect(await office().ask('addOrder', { ...SALE, side: 'buy', tp: '60000', token: ann })).toMatchObject({
      code: 4001,
      message: 'tp: is not for icebergs',
    })
  })

  it('answer a repeated order with its first answer, and refuse another slice under the same id', async () => {
    const ann = await office().customer()
    const order = { ...SALE, token: ann, cid: 'iceberg-1' }
    const first = await office().data('addOrder', order)
    expect(await office().data('addOrder', order)).toEqual(first)
    expect(await office().ask('addOrder', { ...order, visible: '0.5' })).toMatchObject({ code: 3201 })
  })
})
