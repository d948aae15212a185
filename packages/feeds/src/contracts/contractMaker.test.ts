import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { CATALOGUE, catalogueEntryOf } from '../catalogue/catalogue.ts'
import { dueListings } from '../catalogue/datedContracts.ts'
import type { HouseContractView } from '../desk/housePorts.ts'
import { ASSETS } from '../feed/genesis.ts'
import { CONTRACT_FLOW_POLICY, CONTRACT_QUOTE_POLICY } from '../policy/contractPolicy.ts'
import { ContractFlow } from './contractFlow.ts'
import { ContractMaker } from './contractMaker.ts'
import { ContractTraits } from './contractTraits.ts'

const NOW = Date.parse('2026-11-21T12:00Z')

function traitsOf(symbol: string): ContractTraits {
  const entry = catalogueEntryOf(symbol) ?? expect.fail(symbol)
  return new ContractTraits(entry.perpetual, entry.index, ASSETS)
}

const BTC = 640_000
const view = (changes: Partial<HouseContractView> = {}): HouseContractView => ({
  open: true,
  closesAt: 0,
  bestBid: BTC - 150,
  bestAsk: BTC + 150,
  indexPrice: BTC,
  makerLots: 0,
  flowLots: 0,
  makerQuote: 1_000_000_000_000n,
  ...changes,
})
const maker = (traits = traitsOf('BTCPERP')) => new ContractMaker(traits, 7, seededRandom(5))
const quoted = (changes: Partial<HouseContractView> = {}, traits = traitsOf('BTCPERP')) =>
  maker(traits).decide(view(changes), NOW) ?? expect.fail('no quote')

describe('quotes of a contract', () => {
  it.each(CATALOGUE.map(({ row, perpetual }) => [perpetual.symbol, row] as const))(
    'stand in whole ticks and lots on both sides of the index in %s',
    (symbol, row) => {
      const indexPrice = Math.round(row.anchor / Number(row.tick))
      const traits = traitsOf(symbol)
      const { bid, ask, step, lots } = quoted({ indexPrice }, traits)
      expect(bid).toBeLessThan(indexPrice)
      expect(ask).toBeGreaterThan(indexPrice)
      expect((ask - bid) / indexPrice).toBeLessThan(0.0015)
      expect(bid - step * lots.length).toBeGreaterThan(0)
      expect(lots.length).toBeGreaterThanOrEqual(8)
      expect(lots.length).toBeLessThanOrEqual(12)
      for (const number of [bid, ask, step, ...lots]) expect(Number.isInteger(number) && number > 0).toBe(true)
      expect(traits.valueOf(lots.at(-1) ?? 0, indexPrice)).toBeGreaterThan(5 * traits.valueOf(lots[0] ?? 0, indexPrice))
    },
  )

  it('stay while the index hardly moves, and follow when it does or when they were filled', () => {
    const one = maker()
    const first = one.decide(view(), NOW)
    expect(first).toBeDefined()
    expect(one.decide(view({ indexPrice: BTC + 60 }), NOW + 1000)).toBeUndefined()
    expect(one.decide(view({ indexPrice: BTC + 150 }), NOW + 2000)?.bid).toBeGreaterThan(first?.bid ?? 0)
    const best = first?.lots[0] ?? 0
    const filled = one.decide(view({ indexPrice: BTC + 150, makerLots: 0 - best }), NOW + 3000)
    expect(filled?.ask).toBeGreaterThan(first?.ask ?? 0)
  })

  it('are put back when they are gone, whatever became of the position, and not for ever when they do not stand', () => {
    const one = maker()
    const first = one.decide(view(), NOW)
    const { bid = 0, ask = 0 } = first ?? {}
    const stands = { bestBid: bid, bestAsk: ask }
    expect(one.decide(view(stands), NOW + 1000)).toBeUndefined()
    expect(one.decide(view({ bestBid: bid - 400, bestAsk: 0 }), NOW + 2000)).toEqual(first)
    expect(one.decide(view(stands), NOW + 3000)).toBeUndefined()
    expect(one.decide(view({ ...stands, bestBid: 0 }), NOW + 4000)).toEqual(first)
    const nothing = view({ bestBid: 0, bestAsk: 0 })
    expect([5, 9, 13].map((second) => one.decide(nothing, NOW + second * 1000))).toEqual(Array(3).fill(undefined))
    expect(one.decide(nothing, NOW + 14_000)).toEqual(first)
  })

  it('lean against the position, and only reduce a large one', () => {
    const flat = quoted()
    const traits = traitsOf('BTCPERP')
    const lots = traits.lotsOf(500_000, BTC)
    expect(quoted({ makerLots: lots }).ask).toBeLessThan(flat.ask)
    expect(quoted({ makerLots: -lots }).bid).toBeGreaterThan(flat.bid)
    const huge = traits.lotsOf(0.6 * traits.largestPosition, BTC)
    expect(quoted({ makerLots: huge })).toMatchObject({ bid: 0, ask: expect.any(Number) })
    expect(quoted({ makerLots: -huge }).ask).toBe(0)
    const most = (BTC * CONTRACT_QUOTE_POLICY.maxLeanPpm) / 1e6
    expect(flat.ask - quoted({ makerLots: huge }).ask).toBeLessThanOrEqual(most + 2)
  })

  it('stand above the index for a dated contract, the more the longer it runs, and wider', () => {
    const entry = catalogueEntryOf('BTCUSDT') ?? expect.fail()
    const [near, far] = [0, 3].map((place) => {
      const definition = dueListings(NOW, []).filter(({ index }) => index === 1)[place] ?? expect.fail()
      return quoted({}, new ContractTraits(definition, entry.index, ASSETS))
    })
    const middle = (quote = near) => ((quote?.bid ?? 0) + (quote?.ask ?? 0)) / 2
    expect(middle(near)).toBeGreaterThan(BTC)
    expect(middle(far)).toBeGreaterThan(middle(near) + 500)
    expect((near?.ask ?? 0) - (near?.bid ?? 0)).toBeGreaterThan(quoted().ask - quoted().bid)
  })

  it('are withdrawn once without an index, shortly before the close, and before a dated contract ends', () => {
    const one = maker()
    one.decide(view(), NOW)
    expect(one.decide(view({ indexPrice: 0 }), NOW + 1000)).toMatchObject({ bid: 0, ask: 0, lots: [] })
    expect(one.decide(view({ indexPrice: 0 }), NOW + 2000)).toBeUndefined()
    expect(one.decide(view({ closesAt: NOW + 60_000 }), NOW + 3000)?.bid).toBeGreaterThan(0)
    expect(one.decide(view({ closesAt: NOW + 60_000 }), NOW + 51_000)?.bid).toBe(0)
    expect(one.decide(view({ open: false }), NOW + 61_000)).toBeUndefined()
    const entry = catalogueEntryOf('BTCUSDT') ?? expect.fail()
    const [definition = expect.fail()] = dueListings(NOW, [])
    const dated = maker(new ContractTraits(definition, entry.index, ASSETS))
    expect(dated.decide(view(), definition.expiry - 80_000)?.bid).toBeGreaterThan(0)
    expect(dated.decide(view(), definition.expiry - 65_000)?.bid).toBe(0)
  })

  it('are not tried again at once after a refusal, and never without money', () => {
    const one = maker()
    one.decide(view(), NOW)
    one.refused(NOW)
    expect(one.decide(view(), NOW + 5000)).toBeUndefined()
    expect(one.decide(view(), NOW + 10_000)).toBeDefined()
    expect(maker().decide(view({ makerQuote: 0n }), NOW)).toBeUndefined()
  })
})

describe('the sandbox flow in a contract', () => {
  function run(changes: Partial<HouseContractView>, seconds = 40_000) {
    const flow = new ContractFlow(traitsOf('BTCPERP'), seededRandom(3))
    let key = 0
    const numbers = { holder: 7, nextKey: () => key++ }
    const orders = Array.from({ length: seconds }, (_, i) => {
      const now = NOW + i * 1000
      return flow.isDue(now, 1) ? flow.order(view(changes), now, 1, numbers) : undefined
    })
    return orders.filter((order) => order !== undefined)
  }

  it('sends small orders that can trade at once, at its disclosed rate', () => {
    const orders = run({})
    const expected = 40_000_000 / CONTRACT_FLOW_POLICY.meanIntervalMs.busy
    expect(orders.length / expected).toBeGreaterThan(0.8)
    expect(orders.length / expected).toBeLessThan(1.1)
    expect(new Set(orders.map(({ key2 }) => key2)).size).toBe(orders.length)
    const traits = traitsOf('BTCPERP')
    for (const order of orders) {
      expect(order).toMatchObject({ owner: 10, timeInForce: 'IOC', marginMode: 'cross', leverage: 5 })
      expect(traits.valueOf(order.lots, BTC)).toBeLessThanOrEqual(CONTRACT_FLOW_POLICY.largestValue * 1.01)
      if (order.side === 'buy') expect(order.price).toBeGreaterThanOrEqual(BTC + 150)
      else expect(order.price).toBeLessThanOrEqual(BTC - 150)
    }
  })

  it('leans back as its position grows, and is still while the contract is', () => {
    const buys = (flowLots: number) => run({ flowLots }).filter(({ side }) => side === 'buy').length
    const lots = traitsOf('BTCPERP').lotsOf(CONTRACT_FLOW_POLICY.leanValue, BTC)
    expect(buys(lots)).toBeLessThan(0.6 * buys(-lots))
    for (const still of [{ open: false }, { indexPrice: 0 }, { bestBid: 0 }, { bestAsk: 0 }])
      expect(run(still, 1000)).toEqual([])
  })
})
