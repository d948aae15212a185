import { marketUnits } from '@touchstone/protocol'
import { seededRandom } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import type { HouseMarketView } from '../desk/housePorts.ts'
import { ASSETS, USDT_MARKETS } from '../feed/genesis.ts'
import { FLOW_POLICY } from '../policy/flowPolicy.ts'
import { flowCommand, SandboxFlow } from './sandboxFlow.ts'

const [definition = expect.fail()] = USDT_MARKETS
const market = { definition, units: marketUnits(definition, ASSETS) }
const view: HouseMarketView = {
  open: true,
  bestBid: 639_900,
  bestAsk: 640_100,
  indexPrice: 640_000,
  makerBase: 1n,
  makerQuote: 1n,
}
const usdtOf = (lots: number) => (lots * 640_000) / 1e6

describe('the sandbox flow', () => {
  it('sends small orders that can trade at once, both ways, and the same ones for the same seed', () => {
    const run = () => {
      const flow = new SandboxFlow(market, seededRandom(9))
      return Array.from({ length: 20_000 }, (_, i) => flow.atChance(view, 1e12 + i * 1000)).flat()
    }
    const orders = run()
    expect(orders).toEqual(run())
    expect(orders.length).toBeGreaterThan(3_000)
    for (const { side, lots, price } of orders) {
      expect(Number.isInteger(lots) && lots >= definition.minLots).toBe(true)
      expect(usdtOf(lots)).toBeGreaterThan(5)
      expect(usdtOf(lots)).toBeLessThanOrEqual(FLOW_POLICY.largestValue)
      if (price === 0) continue
      if (side === 'buy') expect(price).toBeGreaterThan(view.bestAsk)
      else expect(price).toBeLessThan(view.bestBid)
    }
    const net = orders.reduce((sum, { side, lots }) => sum + (side === 'buy' ? 1 : -1) * usdtOf(lots), 0)
    expect(Math.abs(net)).toBeLessThan(10 * FLOW_POLICY.leanValue)
    const mean = orders.reduce((sum, { lots }) => sum + usdtOf(lots), 0) / orders.length
    expect(mean).toBeGreaterThan(FLOW_POLICY.meanValue / 2)
    expect(mean).toBeLessThan(FLOW_POLICY.meanValue * 2)
  })

  it('sends nothing into a closed, empty or priceless market', () => {
    const flow = new SandboxFlow(market, seededRandom(9))
    const trades = [{ side: 'buy', price: 640_000, lots: 500 }] as const
    for (const change of [{ open: false }, { bestBid: 0 }, { bestAsk: 0 }, { indexPrice: 0 }]) {
      expect(flow.following(trades, { ...view, ...change })).toEqual([])
      expect(flow.atChance({ ...view, ...change }, 1e12)).toEqual([])
      expect(flow.atChance({ ...view, ...change }, 1e12 + 100_000)).toEqual([])
    }
  })

  it('follows a recording: same sides, same sizes, neighbours joined, large ones cut', () => {
    const flow = new SandboxFlow(market, seededRandom(9))
    const trade = (side: 'buy' | 'sell', lots: number) => ({ side, price: 640_000, lots })
    const orders = flow.following([trade('buy', 100), trade('buy', 150), trade('sell', 900)], view)
    expect(orders.map(({ side, lots }) => [side, lots])).toEqual([
      ['buy', 250],
      ['sell', 900],
    ])
    const [large] = flow.following([trade('sell', 90_000_000)], view)
    expect(usdtOf(large?.lots ?? 0)).toBeLessThanOrEqual(FLOW_POLICY.largestValue)
    const storm = Array.from({ length: 40 }, (_, i) => trade(i % 2 ? 'buy' : 'sell', 100 + i))
    expect(flow.following(storm, view).map(({ lots }) => lots)).toEqual([136, 137, 138, 139])
  })

  it('speaks as its disclosed account', () => {
    expect(flowCommand(market, { side: 'sell', lots: 20, price: 0 }, 7, 99)).toMatchObject({
      owner: 10,
      key1: 7,
      key2: 99,
      kind: 'market',
      timeInForce: 'IOC',
      turnover: 0n,
    })
  })
})
