import type { AdminCallInput, AdminCallName } from '@touchstone/protocol/admin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer } from '../../testing/testServer.ts'
import type { AdminClient } from '../testing/adminClient.ts'
import { enrolFirstOperators } from '../testing/firstOperators.ts'

const REASON = 'asked for in a test'
const HOUR_MS = 3_600_000
const ASSET = { id: 60, code: 'CON', name: 'Console coin', scale: 4 }
const MARKET = {
  id: 60,
  base: 60,
  tickSize: '0.001',
  lotSize: '0.1',
  minAmount: '0.1',
  maxAmount: '100000',
  minNotional: '1',
  maxNotional: '50000',
  state: 'halted',
  why: 'Not listed yet.',
} as const

function terms(now: number, change: Partial<AdminCallInput<'proposeOffering'>['terms']> = {}) {
  const moments = { opens: now - HOUR_MS, closes: now + 2_000, listTime: now + 2_500, releaseTime: now }
  const sizes = { issuePrice: '0.5', volume: '1000', lot: '0.1', min: '1', max: '1000' }
  const said = { issuer: 'Issuer', issueNumber: 'C-1', circulation: '', site: '', paper: '', introduction: 'A coin.' }
  const offered = { coin: 1, asset: 60, market: 60, name: 'Console coin', lockDays: 1, way: 'pro_rata' as const }
  return { ...offered, ...moments, ...sizes, ...said, ...change }
}

describe('new coins in the console', () => {
  let server: TestServer
  let one: AdminClient
  let two: AdminClient
  beforeAll(async () => {
    server = await TestServer.start()
    const operators = await enrolFirstOperators(server.running.console)
    one = operators.one
    two = operators.two
  })
  afterAll(() => server.remove())

  /** Proposed by one and approved by the other; answers what the other read. */
  const decide = async <Name extends AdminCallName>(name: Name, input: AdminCallInput<Name>): Promise<string> => {
    const { pending } = (await one.data(name, input)) as { pending: string }
    const { list } = await two.data('getApprovalList', { state: 'waiting' })
    const found = list.find(({ id }) => id === pending)
    if (!found) throw new Error(`${name}: nothing waits`)
    expect((await one.send('setApproval', { id: pending, digest: found.digest, result: 'approve' })).code).not.toBe(7)
    const approved = await two.send('setApproval', { id: pending, digest: found.digest, result: 'approve' })
    if (approved.code !== 7) throw new Error(`${name}: ${approved.code} ${approved.message}`)
    return found.summary
  }
  const offerings = async (world: 'real' | 'demo' = 'demo') => (await one.data('getOfferings', { world })).offerings
  const world = 'demo' as const

  it('takes two for everything, from the listing to the issuer’s money, each with what it changes', async () => {
    expect(await decide('proposeAsset', { world, asset: ASSET, reason: REASON })).toBe(
      'List asset 60: code CON, name Console coin, decimals 4',
    )
    expect(await decide('proposeSpotMarket', { world, market: MARKET, reason: REASON })).toBe(
      [
        'List spot market 60, CONUSDT: name CON/USDT, price step 0.001 USDT, least quantity 1 lot (0.1 CON)',
        'largest quantity 1,000,000 lots (100,000.0 CON), least value 1 USDT, largest value 50,000 USDT',
        'limit prices at most from the index 50%, slippage of market orders 2%, largest slippage 10%',
        'open orders a customer 200, state halted (Not listed yet.)',
      ].join(', '),
    )
    const now = Date.now()
    const first = await decide('proposeOffering', {
      world,
      terms: terms(now, { closes: now + HOUR_MS, listTime: now + HOUR_MS }),
      reason: REASON,
    })
    expect(first).toContain('Offer new coin 1: asset 60, name "Console coin", issue price 0.5, volume 1000')
    const evidence = 'transaction 1'
    expect(
      await decide('proposeOfferingFunding', { world, coin: 1, amount: '1000', evidence, reason: REASON }),
    ).toContain('0.0000 CON → 1000.0000 CON, evidence "transaction 1"')
    const { token } = await server.data('demoLogin', 'post', {})
    const closes = Date.now() + 6_000
    const change = await decide('proposeOffering', {
      world,
      terms: terms(now, { opens: now - HOUR_MS, releaseTime: now, closes: closes, listTime: closes + 500 }),
      reason: REASON,
    })
    expect(change).toMatch(/^Change new coin 1, for later subscriptions: closes .* → .*, listing .* → /)
    await server.data('buyNewcoins', 'post', { token, id: '1', quantity: '300', agree: '1', cid: 'one' })
    expect(await offerings()).toMatchObject([
      { code: 'CON', state: 'open', backed: true, coins: '1000', held: '150', asked: '300', waiting: 1 },
    ])
    expect((await one.data('getSubscriptions', { world, coin: 1 })).list).toMatchObject([
      { quantity: '300', amount: '150', state: 'under_review' },
    ])
    const waiting = async () => (await one.data('getDashboard', {})).queues.find(({ kind }) => kind === 'subscription')
    expect(await waiting()).toMatchObject({ open: 1, oldest: expect.toSatisfy((oldest: number) => oldest > 0) })
    expect(await one.data('tryAllocation', { world, coin: 1 })).toMatchObject({
      rejection: 'subscription_open',
      allocated: '300',
      paid: '150',
      refund: '0',
      left: '700',
      lineCount: 1,
    })
    await new Promise((resolve) => setTimeout(resolve, closes + 1_000 - Date.now()))
    await server.demo.submit({ type: 'OpenOwner', ref: 'a moment later' })
    expect(await decide('proposeAllocation', { world, coin: 1, reason: REASON })).toBe(
      'Allocate new coin 1 (Console coin) pro rata: 1 subscriptions ask for 300.0000 CON, 300.0000 CON are given, 0.000000 USDT available again',
    )
    await server.demo.submit({ type: 'OpenOwner', ref: 'another moment later' })
    expect(await offerings()).toMatchObject([{ isAllocated: true, allocated: '300', paid: '150', held: '0' }])
    expect(await waiting()).toMatchObject({ open: 0, oldest: 0 })
    expect((await offerings())[0]?.listedAt).toBeGreaterThan(0)
    expect(
      await decide('proposeIssuerPayment', { world, coin: 1, amount: '150', evidence: 'payment 1', reason: REASON }),
    ).toBe(
      'Pay the issuer of new coin 1 (Console coin) 150.000000 USDT: 150.000000 USDT → 0.000000 USDT left, evidence "payment 1"',
    )
    expect(await decide('proposeUnsoldReturn', { world, coin: 1, evidence: 'return 1', reason: REASON })).toContain(
      '700.0000 CON that nobody has',
    )
    expect(await offerings()).toMatchObject([{ paid: '0', issuerPaid: '150', coins: '0' }])
    expect(await offerings('real')).toEqual([])
  }, 30_000)

  it('lets two decide many requests together, and says which could not be', async () => {
    const now = Date.now()
    const reviewed = { coin: 2, way: 'review' as const, closes: now + HOUR_MS, listTime: now + HOUR_MS, market: 62 }
    await decide('proposeOffering', { world, terms: terms(now, reviewed), reason: REASON })
    const evidence = 'transaction 2'
    await decide('proposeOfferingFunding', { world, coin: 2, amount: '1000', evidence, reason: REASON })
    const ask = async (quantity: string) => {
      const { token } = await server.data('demoLogin', 'post', {})
      return (await server.data('buyNewcoins', 'post', { token, id: '2', quantity, agree: '1' })).orderNo
    }
    const orders = [await ask('700'), await ask('400'), await ask('200')]
    const [first = '', second = '', third = ''] = orders
    const propose = (some: string[], passed: boolean, text = '') =>
      one.data('proposeSubscriptions', { world, coin: 2, orders: some, passed, text, reason: REASON })
    expect(await one.refusal('proposeSubscriptions', { world, coin: 2, orders, passed: false, reason: REASON })).toBe(
      3312,
    )
    const passing = await propose([first, second, '99'], true)
    expect(passing.map(({ problem }) => problem)).toEqual(['', '', 'There is no such subscription'])
    const refusing = await propose([third], false, 'There were not enough coins.')
    const waiting = [...passing, ...refusing].flatMap(({ pending }) => (pending === '' ? [] : [pending]))
    const { list } = await two.data('getApprovalList', { state: 'waiting', world, action: 'DecideSubscription' })
    expect(list.map(({ id }) => id).sort()).toEqual([...waiting].sort())
    for (const other of [{ world: 'real' as const }, { action: 'SetOffering' }])
      expect((await two.data('getApprovalList', { state: 'waiting', ...other })).list).toEqual([])
    const proposals = waiting.map((id) => ({ id, digest: list.find((each) => each.id === id)?.digest ?? '' }))
    expect(list.find(({ id }) => id === waiting[0])?.summary).toMatch(
      /^Pass subscription \d+ for 700.0000 CON of owner/,
    )
    const alone = await one.data('approveSubscriptions', { proposals })
    expect(alone.every(({ sequence, problem }) => sequence === 0 && problem !== '')).toBe(true)
    const approved = await two.data('approveSubscriptions', { proposals })
    expect(approved.map(({ problem }) => problem)).toEqual(['', 'The log refused it when it was approved', ''])
    expect((await offerings())[1]).toMatchObject({ allocated: '700', held: '200', waiting: 1, left: '300' })
  })

  it('says what numbers are free, and refuses what is no coin', async () => {
    const { nextAsset, nextMarket, assets } = await one.data('getOfferings', { world })
    expect(nextAsset).toBe(61)
    expect(nextMarket).toBe(61)
    expect(assets.at(-1)).toEqual(ASSET)
    expect(await one.refusal('tryAllocation', { world, coin: 9 })).toBe(3701)
    expect(await one.refusal('proposeAllocation', { world, coin: 9, reason: REASON })).toBe(3701)
    expect(
      await one.refusal('proposeSpotMarket', { world, market: { ...MARKET, id: 61, base: 77 }, reason: REASON }),
    ).toBe(3105)
    const odd = { ...MARKET, id: 61, minAmount: '0.15' }
    expect(await one.refusal('proposeSpotMarket', { world, market: odd, reason: REASON })).toBe(4001)
  })

  it('holds each customer’s money once and gives what is there once, whatever a hundred ask for at the same time', async () => {
    const now = Date.now()
    const scarce = { coin: 3, way: 'review' as const, issuePrice: '200', market: 63 }
    const times = { closes: now + HOUR_MS, listTime: now + HOUR_MS }
    await decide('proposeOffering', { world, terms: terms(now, { ...scarce, ...times }), reason: REASON })
    const evidence = 'transaction 3'
    await decide('proposeOfferingFunding', { world, coin: 3, amount: '1000', evidence, reason: REASON })
    const guests: string[] = []
    for (let left = 4; left > 0; left--) guests.push((await server.data('demoLogin', 'post', {})).token)
    // 300 coins cost 60,000 of the 100,000 USDT that a guest has, so a second request of the same guest finds too little.
    const asked = Array.from({ length: 100 }, (_, at) => {
      const token = guests[at % guests.length] ?? ''
      return server.post('/web/buyNewcoins', { token, id: '3', quantity: '300', agree: '1', cid: `many-${at}` })
    })
    const codes = (await Promise.all(asked)).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(4)
    expect(codes.filter((code) => code === 3713)).toHaveLength(96)
    expect((await offerings())[2]).toMatchObject({ asked: '1200', held: '240000', waiting: 4 })
    const { list } = await one.data('getSubscriptions', { world, coin: 3 })
    const orders = list.map(({ orderNo }) => orderNo)
    await one.data('proposeSubscriptions', { world, coin: 3, orders, passed: true, reason: REASON })
    const waiting = await two.data('getApprovalList', { state: 'waiting', world, action: 'DecideSubscription' })
    const proposals = waiting.list.map(({ id, digest }) => ({ id, digest }))
    expect(proposals).toHaveLength(4)
    const answers = await Promise.all([1, 2, 3].map(() => two.data('approveSubscriptions', { proposals })))
    expect(answers.flat().filter(({ problem }) => problem === '')).toHaveLength(3)
    expect((await offerings())[2]).toMatchObject({ allocated: '900', left: '100', paid: '180000', held: '60000' })
    const kept = () => ({
      offering: server.demo.core.newCoins.offering(3),
      subscriptions: server.demo.core.newCoins.subscriptions(3),
    })
    const before = kept()
    await server.stop()
    await server.start()
    expect(kept()).toEqual(before)
  }, 60_000)
})
