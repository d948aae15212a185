import type { CallData } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import type { Fields } from '../../trading/testing/testGateway.ts'
import { BTC_PERPETUAL } from '../../trading/testing/tradingOffice.ts'
import { withOffice } from '../../trading/testing/withOffice.ts'
import { LEAST_ACTS } from './promisedActs.ts'
import { awayFromMiddle, PromisedWorld, USDT, usdt } from './promisedWorld.ts'

const ACTS = 480
const LIQUIDATIONS = 12
const START = 500_000

describe('what an act on a contract promises', () => {
  const office = withOffice()

  it('is what stands in the ledger and in the position then, to the last unit', async () => {
    const world = new PromisedWorld(office(), 12)
    const ann = await office().customer()
    for (let act = 0; act < ACTS; act++) {
      await office().price(START + world.whole(-600, 600))
      await compareAct(world, ann)
      if (act % 25 === 24 && position(world, ann)) await office().data('closeAllContract', { token: ann })
    }
    for (const kind of [
      'opens',
      'adds',
      'reduces',
      'flips',
      'in parts',
      'closed',
      'closed in part',
      'margin',
      'refused',
      'by value',
      'reversed',
      'changed',
      'changed and filled',
    ])
      expect([kind, (world.compared.get(kind) ?? 0) > 5]).toEqual([kind, true])
    expect(world.told('contracts')).toBeGreaterThanOrEqual(LEAST_ACTS.contracts)
  }, 60_000)

  it('holds of the liquidation price: at the first mark at or beyond it, and at none before', async () => {
    const world = new PromisedWorld(office(), 13)
    let nearest = 0
    for (let one = 0; one < LIQUIDATIONS; one++) {
      await office().price(START)
      const apart = await compareLiquidation(world, await office().customer())
      if (apart === 1) nearest++
    }
    expect(nearest).toBeGreaterThan(LIQUIDATIONS / 2)
  }, 60_000)
})

function order(world: PromisedWorld, leverage: string): Fields {
  const size = world.pick({ lots: String(world.whole(1, 6_000)) }, { notional: world.money(20, 20_000) })
  const shared = { symbol: 'BTCPERP', side: world.pick('long', 'short'), ...size, leverage }
  if (world.whole(0, 2) > 0) return { ...shared, type: 'market' }
  const price = String((START + world.whole(-700, 700)) / 10)
  return { ...shared, type: 'limit', price, tif: world.pick('IOC', 'FOK') }
}

function position({ office, core }: PromisedWorld, token: string) {
  return core.contracts.position(office.ownerOf(token), BTC_PERPETUAL)
}

function available(world: PromisedWorld, token: string): bigint {
  return world.available(world.office.ownerOf(token), 'contract', USDT)
}

async function compareAct(world: PromisedWorld, ann: string): Promise<void> {
  const held = position(world, ann)
  if (!held) return comparePlaced(world, ann, order(world, world.pick('3', '10', '50')))
  switch (world.whole(0, 7)) {
    case 0:
      return compareClosed(world, ann, held)
    case 1:
      return compareMargin(world, ann, String(held.position))
    case 2:
      return compareReversed(world, ann, held)
    case 3:
      return compareChanged(world, ann, String(held.leverage))
    default:
      return comparePlaced(world, ann, order(world, String(held.leverage)))
  }
}

type Projected = CallData<'tryContract'>['after']

function expectPosition(world: PromisedWorld, ann: string, after: Projected): void {
  const now = position(world, ann)
  const lots = now?.lots ?? 0
  const side = lots === 0 ? 'none' : lots > 0 ? 'long' : 'short'
  expect({ side: after.side, lots: after.lots }).toEqual({ side, lots: String(Math.abs(lots)) })
  if (!now) return
  expect({
    margin: usdt(after.margin),
    maintenance: usdt(after.maintenance),
    risk: Math.round(Number(after.riskRate) * 1e6),
    liquidation: Math.round(Number(after.liqPrice) * 10),
    bankruptcy: Math.round(Number(after.bankruptcyPrice) * 10),
  }).toEqual({
    margin: now.margin,
    maintenance: now.maintenance,
    risk: now.riskPpm,
    liquidation: now.liquidationPrice,
    bankruptcy: now.bankruptcyPrice,
  })
}

async function comparePlaced(world: PromisedWorld, ann: string, terms: Fields): Promise<void> {
  const { office } = world
  const request = { ...terms, token: ann }
  const preview = await office.data('tryContract', request)
  if (preview.problem !== '') {
    expect((await office.ask('addContract', request)).message).toBe(preview.message)
    return world.note('refused')
  }
  const lots = position(world, ann)?.lots ?? 0
  if (!(await compareTraded(world, ann, preview, () => office.data('addContract', request)))) return
  world.note(actOf(lots, position(world, ann)?.lots ?? 0))
  if (terms.notional === undefined) return
  expect(usdt(preview.notional)).toBeLessThanOrEqual(usdt(String(terms.notional)))
  world.note('by value')
}

type Preview = CallData<'tryContract'>

/** Carries an order out and compares its fills, and, of one that trades whole, its money and the position. Whether it did. */
async function compareTraded(
  world: PromisedWorld,
  ann: string,
  preview: Preview,
  act: () => Promise<CallData<'addContract'>>,
): Promise<boolean> {
  const before = available(world, ann)
  const ends = world.core.contracts.contract(BTC_PERPETUAL)
  const { answer, entry } = await world.entryOf(act)
  expect(answer).toMatchObject({ filledLots: preview.filledLots, avgPrice: preview.avgPrice })
  const trades = tradesOf(entry)
  const traded = Number(answer.filledLots)
  if (traded > 0) {
    const value = trades.reduce((sum, one) => sum + BigInt(one.price) * BigInt(one.lots), 0n)
    expect(preview.slippage).toBe(awayFromMiddle(value, traded, ends))
  }
  expect(usdt(preview.realised)).toBe(trades.reduce((sum, { takerRealised }) => sum + takerRealised, 0n))
  if (traded < Number(preview.lots)) return false
  expect(usdt(preview.fee)).toBe(trades.reduce((sum, { takerFee }) => sum + takerFee, 0n))
  expectPosition(world, ann, preview.after)
  const margin = usdt(preview.before.margin) - usdt(preview.after.margin)
  expect(available(world, ann) - before).toBe(margin + usdt(preview.realised) - usdt(preview.fee))
  if (trades.length > 1) world.note('in parts')
  return true
}

interface Held {
  readonly position: number
  readonly lots: number
}

async function compareReversed(world: PromisedWorld, ann: string, held: Held): Promise<void> {
  const { office } = world
  const request = { token: ann, id: String(held.position), lots: String(Math.abs(held.lots)) }
  const preview = await office.data('tryReverseContract', request)
  if (preview.problem !== '') {
    expect((await office.ask('reverseContract', request)).message).toBe(preview.message)
    return world.note('refused')
  }
  expect(await compareTraded(world, ann, preview, () => office.data('reverseContract', request))).toBe(true)
  expect(position(world, ann)?.lots).toBe(-held.lots)
  world.note('reversed')
}

/** Another price or size for an order that rests far from the book; now and then it trades then. */
async function compareChanged(world: PromisedWorld, ann: string, leverage: string): Promise<void> {
  const { office } = world
  const side = world.pick('long', 'short')
  const away = side === 'long' ? -1 : 1
  const price = (apart: number) => String((START + away * apart) / 10)
  const size = () => String(world.whole(1, 2_000))
  const resting = { symbol: 'BTCPERP', side, type: 'limit', price: price(900), lots: size(), leverage, token: ann }
  if ((await office.data('tryContract', resting)).problem !== '') return world.note('refused')
  const { orderNo } = await office.data('addContract', resting)
  const change = { token: ann, orderNo, price: price(world.pick(-900, 800)), lots: size() }
  const preview = await office.data('tryEditContract', change)
  if (preview.problem === '') {
    const { answer } = await world.entryOf(() => office.data('editContract', change))
    expect(answer.filledLots).toBe(preview.filledLots)
    if (answer.state === 'completed') expectPosition(world, ann, preview.after)
    world.note(answer.state === 'completed' ? 'changed and filled' : 'changed')
  } else {
    expect((await office.ask('editContract', change)).message).toBe(preview.message)
    world.note('refused')
  }
  await office.data('cancelAllContract', { token: ann })
}

function actOf(before: number, after: number): string {
  if (before === 0) return 'opens'
  if (before * after < 0) return 'flips'
  return Math.abs(after) > Math.abs(before) ? 'adds' : 'reduces'
}

function tradesOf({ events }: AppliedEntry) {
  return events.flatMap((event) => (event.type === 'ContractTrade' ? [event] : []))
}

async function compareClosed(world: PromisedWorld, ann: string, held: Held): Promise<void> {
  const { office } = world
  const all = Math.abs(held.lots)
  const lots = world.pick(all, world.whole(1, all))
  const request = { token: ann, id: String(held.position), lots: String(lots) }
  const preview = await office.data('tryCloseContract', request)
  expect(preview.problem).toBe('')
  const before = available(world, ann)
  const { answer, entry } = await world.entryOf(() => office.data('closeContract', request))
  expect(answer).toMatchObject({ filledLots: preview.filledLots, avgPrice: preview.avgPrice })
  expect(available(world, ann) - before).toBe(usdt(preview.back))
  const trades = tradesOf(entry)
  expect(usdt(preview.result)).toBe(trades.reduce((sum, { takerRealised }) => sum + takerRealised, 0n))
  expect(usdt(preview.fee)).toBe(trades.reduce((sum, { takerFee }) => sum + takerFee, 0n))
  world.note(lots === all ? 'closed' : 'closed in part')
}

async function compareMargin(world: PromisedWorld, ann: string, id: string): Promise<void> {
  const { office } = world
  const request = { token: ann, id, change: `${world.pick('', '-')}${world.whole(1, 200)}.${world.whole(100, 999)}` }
  const preview = await office.data('tryMargin', request)
  if (preview.problem !== '') {
    expect((await office.ask('editMargin', request)).message).toBe(preview.message)
    return world.note('refused')
  }
  const before = available(world, ann)
  await world.entryOf(() => office.data('editMargin', request))
  expect(before - available(world, ann)).toBe(usdt(request.change))
  expectPosition(world, ann, preview.after)
  world.note('margin')
}

/**
 * Opens a position, then moves the index towards its liquidation price in ever smaller steps until it is liquidated; a tick
 * before that price it stands until the mark, which follows later, is there too. Returns how many ticks the last mark that the
 * position outlived was away from the price shown.
 */
async function compareLiquidation(world: PromisedWorld, ann: string): Promise<number> {
  const { office } = world
  const terms = {
    symbol: 'BTCPERP',
    side: world.pick('long', 'short'),
    type: 'market',
    lots: String(world.whole(50, 900)),
  }
  const leverage = world.pick('20', '50', '75')
  const preview = await office.data('tryContract', { ...terms, leverage, token: ann })
  await office.data('addContract', { ...terms, leverage, token: ann })
  const opened = position(world, ann)
  const shown = Math.round(Number(preview.after.liqPrice) * 10)
  expect(opened?.liquidationPrice).toBe(shown)
  const away = terms.side === 'long' ? 1 : -1
  let [index, left] = [START, Number.POSITIVE_INFINITY]
  for (let step = 0; step < 200; step++) {
    const mark = world.core.contracts.contract(BTC_PERPETUAL).markPrice
    const still = position(world, ann)
    const isUntouched = still?.lots === opened?.lots && !world.core.contracts.isQueued(still?.position ?? 0)
    expect([mark, isUntouched]).toEqual([mark, (mark - shown) * away > 0])
    if (!isUntouched) return left
    left = (mark - shown) * away
    const near = (index - shown) * away
    index -= away * (near > 1 ? Math.ceil(near / 3) : Number(left === 1))
    await office.price(index)
  }
  throw new Error('the price did not get there')
}
