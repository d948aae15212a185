import type { AdminCallInput } from '@touchstone/protocol/admin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer } from '../../testing/testServer.ts'
import { AdminClient } from '../testing/adminClient.ts'

const REASON = 'asked for in a test'
const TERMS: AdminCallInput<'proposeHostingProduct'>['terms'] = {
  product: 7,
  name: 'Ten days',
  cycleDays: 10,
  dailyRate: '0.0005',
  min: '100',
  max: '10000',
  capacity: '50000',
  earlyLoss: '0.05',
  redemptionDays: 2,
  state: 'open',
}

describe('hosting in the console', () => {
  let server: TestServer
  let one: AdminClient
  let two: AdminClient
  beforeAll(async () => {
    server = await TestServer.start()
    const [first, second] = server.running.console.passwords
    const enrol = (name = '', password = '') => new AdminClient(server.running.console.origin).enrol(name, password)
    one = await enrol(first?.name, first?.password)
    two = await enrol(second?.name, second?.password)
  })
  afterAll(() => server.remove())

  const propose = (change: Partial<typeof TERMS> = {}, world: 'real' | 'demo' = 'real') =>
    one.data('proposeHostingProduct', { world, terms: { ...TERMS, ...change }, reason: REASON })
  const proposal = async (id: string) => {
    const { list } = await two.data('getApprovalList', { state: 'waiting' })
    const found = list.find((each) => each.id === id)
    if (!found) throw new Error('the proposal does not wait')
    return found
  }
  const approve = async (id: string, by = two) => {
    const { digest } = await proposal(id)
    return by.send('setApproval', { id, digest, result: 'approve' })
  }

  it('takes two to offer a product or to change it, who see what was and what would be', async () => {
    const { pending } = await propose()
    expect((await proposal(pending)).summary).toBe(
      'Offer hosting product 7, for later orders: name "Ten days", days 10, daily rate 0.0005, min 100, max 10000, ' +
        'capacity 50000, early loss 0.05, redemption days 2, state open',
    )
    expect((await approve(pending, one)).code).not.toBe(7)
    expect((await one.data('getHosting', {})).products).toEqual([])
    expect((await approve(pending)).code).toBe(7)
    const { products } = await one.data('getHosting', {})
    expect(products).toMatchObject([
      { terms: TERMS, left: '50000', hosted: '0', escrowed: '0', owed: '0', coverage: '' },
    ])
    const change = await propose({ dailyRate: '0.0004', state: 'closed' })
    expect((await proposal(change.pending)).summary).toBe(
      'Change hosting product 7, for later orders: daily rate 0.0005 → 0.0004, state open → closed',
    )
    expect((await one.data('getHosting', { world: 'demo' })).products).toEqual([])
  })

  it.each<[string, Partial<typeof TERMS>]>([
    ['a return of nothing', { dailyRate: '0' }],
    ['a cycle of no days', { cycleDays: 0 }],
    ['a minimum above the maximum', { min: '20000' }],
    ['a loss of more than everything', { earlyLoss: '1.1' }],
    ['a rate finer than a millionth', { dailyRate: '0.0000001' }],
    ['no name', { name: '' }],
  ])('does not take %s', async (_what, change) => {
    expect(await one.refusal('proposeHostingProduct', { terms: { ...TERMS, ...change }, reason: REASON })).toBe(4001)
  })

  it('tells what falls due by day, what waits for redemption, and what backs it', async () => {
    const { pending } = await propose({ product: 8, cycleDays: 60 }, 'demo')
    await approve(pending)
    const { token } = await server.data('demoLogin', 'post', {})
    await server.data('addTransfer', 'post', { token, from: 'funds', to: 'hosting', currency: 'USDT', amount: '3000' })
    const buy = async (amount: string) =>
      (await server.data('buyProfit', 'post', { token, id: '8', amount, agree: '1', cid: `buy-${amount}` })).orderNo
    await buy('1000')
    const orderNo = await buy('2000')
    await server.data('sellProfit', 'post', { token, orderNo })
    const seen = await one.data('getHosting', { world: 'demo' })
    expect(seen).toMatchObject({ currency: 'USDT', hosted: '3000', escrowed: '90', owed: '30', coverage: '3' })
    expect(seen.sequence).toBe(server.demo.core.sequence)
    const returns = seen.due.map((day) => Number(day.returns))
    expect(returns.reduce((sum, each) => sum + each, 0) + Number(seen.later.returns)).toBeCloseTo(30, 6)
    expect(seen.due.filter(({ returns: each }) => each === '0.5').length).toBeGreaterThanOrEqual(29)
    expect(seen.due.some(({ principal }) => principal === '1900')).toBe(true)
    expect(seen.later).toMatchObject({ principal: '1000' })
    expect(seen.due.reduce((sum, { payments }) => sum + payments, 0) + seen.later.payments).toBe(60)
    expect(seen.redemptions).toMatchObject([{ orderNo, product: 8, amount: '2000', receive: '1900', loss: '100' }])
    expect(seen.redemptionCount).toBe(1)
  })
})
