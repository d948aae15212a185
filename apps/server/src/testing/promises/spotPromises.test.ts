import type { CallData } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'
import { LEAST_ACTS } from './promisedActs.ts'
import { awayFromMiddle, BTC, btc, PromisedWorld, USDT, usdt } from './promisedWorld.ts'

const ACTS = 620
const CHANGES = 120
const MIDDLE = 500_000
/** Of the quotes of the house: steps apart, and lots on each. */
const LEVELS = [3, 40, 90, 200, 450] as const

describe('what a spot order promises', () => {
  const office = withOffice()

  it('is what stands in the ledger then, to the last unit', async () => {
    const world = new PromisedWorld(office(), 11)
    const ann = await office().customer()
    const bob = await office().customer()
    for (let act = 0; act < ACTS; act++) {
      await quote(world)
      await comparePlaced(world, ann, bob, order(world))
      await office().data('cancelAllOrder', { token: ann })
    }
    for (const kind of ['at once', 'in parts', 'rests', 'by turnover', 'taken later', 'refused'])
      expect([kind, (world.compared.get(kind) ?? 0) > 15]).toEqual([kind, true])
    expect(world.told('spot')).toBeGreaterThanOrEqual(LEAST_ACTS.spot)
  }, 60_000)

  it('holds of a change of an order that waits in the book', async () => {
    const world = new PromisedWorld(office(), 14)
    const ann = await office().customer()
    const bob = await office().customer()
    for (let act = 0; act < CHANGES; act++) {
      await quote(world)
      await compareChanged(world, ann, bob)
      await office().data('cancelAllOrder', { token: ann })
    }
    for (const kind of ['stays', 'taken later', 'trades', 'refused'])
      expect([kind, (world.compared.get(kind) ?? 0) > 5]).toEqual([kind, true])
    expect(world.told('changes')).toBeGreaterThanOrEqual(LEAST_ACTS.changes)
  }, 60_000)
})

async function quote(world: PromisedWorld): Promise<void> {
  const side = (sign: number) =>
    LEVELS.flatMap((away) => [MIDDLE + sign * (away + world.whole(0, 2)), world.whole(20, 3_000)])
  await world.office.real.quote(side(-1), side(1))
}

function order(world: PromisedWorld): Fields {
  const side = world.pick('buy', 'sell')
  const amount = world.pick(`0.${String(world.whole(10, 9_999)).padStart(5, '0')}`, '0.00001')
  const away = world.whole(-400, 400)
  switch (world.whole(0, 3)) {
    case 0:
      return { side, type: 'market', turnover: `${world.whole(6, 4_000)}.${world.whole(100_000, 999_999)}` }
    case 1:
      return { side, type: 'market', amount }
    default:
      return {
        side,
        type: 'limit',
        amount,
        price: `${(MIDDLE + away) / 10}`,
        tif: world.pick('GTC', 'GTC', 'IOC', 'FOK', 'POST'),
      }
  }
}

type Preview = CallData<'tryOrder'>
type Figures = Pick<Preview, 'slippage' | 'worstPrice'>

async function comparePlaced(world: PromisedWorld, ann: string, bob: string, terms: Fields): Promise<void> {
  const { office } = world
  const request = { ...terms, symbol: 'BTCUSDT', token: ann }
  const preview = await office.data('tryOrder', request)
  const before = purse(world, ann)
  const ends = world.core.spot.market(1)
  if (preview.problem !== '') {
    expect((await office.ask('addOrder', request)).message).toBe(preview.message)
    return world.note('refused')
  }
  const { answer, entry } = await world.entryOf(() => office.data('addOrder', request))
  expect(answer).toMatchObject({ filled: preview.filled, avgPrice: preview.avgPrice, sequence: entry.sequence })
  const buying = terms.side === 'buy'
  const received = buying ? btc : usdt
  const spent = buying ? usdt : btc
  const after = purse(world, ann)
  expect(buying ? before.usdt - after.usdt : before.btc - after.btc).toBe(spent(preview.cost))
  const gain = buying ? after.btc - before.btc : after.usdt - before.usdt
  if (Number(preview.resting) > 0) {
    world.note('rests')
    await takeAll(world, bob, terms, preview)
    const then = purse(world, ann)
    expect(buying ? then.btc - before.btc : then.usdt - before.usdt).toBe(received(preview.receive))
    return
  }
  expect(gain).toBe(received(preview.receive))
  expect(gain + received(preview.fee)).toBe(buying ? btc(answer.filled) : usdt(answer.turnover))
  const trades = entry.events.flatMap((event) => (event.type === 'Trade' ? [event] : []))
  expect(trades.reduce((sum, { takerFee }) => sum + takerFee, 0n)).toBe(received(preview.fee))
  expect(received(answer.fee || '0')).toBe(received(preview.fee))
  expectSlippage(preview, trades, ends)
  world.note('at once')
  if (trades.length > 1) world.note('in parts')
  if (terms.turnover !== undefined) world.note('by turnover')
}

/** Another price or amount for an order far from the book; now and then it trades then. */
async function compareChanged(world: PromisedWorld, ann: string, bob: string): Promise<void> {
  const { office } = world
  const side = world.pick('buy', 'sell')
  const away = side === 'buy' ? -1 : 1
  const price = (apart: number) => String((MIDDLE + away * apart) / 10)
  const amount = () => `0.${String(world.whole(100, 9_999)).padStart(5, '0')}`
  const resting = { symbol: 'BTCUSDT', side, type: 'limit', price: price(900), amount: amount(), token: ann }
  const { orderNo } = await office.data('addOrder', resting)
  const wish = world.pick<{ price?: string; amount?: string }>(
    { price: price(world.whole(-500, 1_500)) },
    { amount: amount() },
    { price: price(world.whole(-500, 900)), amount: world.pick(amount(), '0.00001') },
  )
  const request = { token: ann, orderNo, ...wish }
  const preview = await office.data('tryEditOrder', request)
  const before = purse(world, ann)
  const ends = world.core.spot.market(1)
  if (preview.problem !== '') {
    expect((await office.ask('editOrder', request)).message).toBe(preview.message)
    expect(purse(world, ann)).toEqual(before)
    return world.note('refused')
  }
  const { answer, entry } = await world.entryOf(() => office.data('editOrder', request))
  expect(answer).toMatchObject({ filled: preview.filled, left: preview.resting, avgPrice: preview.avgPrice })
  const buying = side === 'buy'
  const [spent, received] = buying ? ([usdt, btc] as const) : ([btc, usdt] as const)
  const paid = (then: typeof before) => (buying ? before.usdt - then.usdt : before.btc - then.btc)
  const gained = (then: typeof before) => (buying ? then.btc - before.btc : then.usdt - before.usdt)
  const after = purse(world, ann)
  expect(paid(after)).toBe(spent(preview.cost) - spent(preview.held))
  const trades = entry.events.flatMap((event) => (event.type === 'Trade' ? [event] : []))
  expectSlippage(preview, trades, ends)
  if (trades.length > 0) world.note('trades')
  if (Number(preview.resting) === 0) {
    expect(gained(after)).toBe(received(preview.receive))
    expect(trades.reduce((sum, { takerFee }) => sum + takerFee, 0n)).toBe(received(preview.fee))
    return
  }
  world.note('stays')
  if (trades.length > 0) return
  await takeAll(world, bob, { side, price: wish.price ?? resting.price }, preview)
  const then = purse(world, ann)
  expect([paid(then), gained(then)]).toEqual([spent(preview.cost) - spent(preview.held), received(preview.receive)])
}

type Trades = readonly Extract<AppliedEntry['events'][number], { type: 'Trade' }>[]

function expectSlippage({ slippage, worstPrice }: Figures, trades: Trades, ends: Parameters<typeof awayFromMiddle>[2]) {
  const lots = trades.reduce((sum, one) => sum + one.lots, 0)
  if (lots === 0) return expect([slippage, worstPrice]).toEqual(['', ''])
  const value = trades.reduce((sum, one) => sum + BigInt(one.price) * BigInt(one.lots), 0n)
  expect(slippage).toBe(awayFromMiddle(value, lots, ends))
  expect(Number(worstPrice) * 10).toBeCloseTo(trades.at(-1)?.price ?? 0, 6)
}

/** The house goes, and somebody trades with the whole order that waits: no smaller part of it is large enough for an order. */
async function takeAll(
  world: PromisedWorld,
  bob: string,
  terms: Fields,
  preview: Pick<Preview, 'resting'>,
): Promise<void> {
  await world.office.real.quote([], [])
  const side = terms.side === 'buy' ? 'sell' : 'buy'
  const price = terms.price ?? ''
  const taking = { symbol: 'BTCUSDT', side, type: 'limit', tif: 'FOK', price, amount: preview.resting }
  await world.office.data('addOrder', { ...taking, token: bob })
  world.note('taken later')
}

function purse(world: PromisedWorld, token: string) {
  const owner = world.office.ownerOf(token)
  return { usdt: world.available(owner, 'funds', USDT), btc: world.available(owner, 'funds', BTC) }
}
