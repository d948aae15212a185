import { decodeCommand, encodeCommand, marketUnits } from '@touchstone/protocol'
import { MAX_AMOUNT, parseDecimal } from '@touchstone/quantities'
import { describe, expect, it } from 'vitest'
import { openFeed } from '../openFeed.ts'
import { ASSETS, FEE_TIERS, feedMismatch, RECORDED_MARKETS, sandboxGenesis, USDT_MARKETS } from './genesis.ts'

const feed = openFeed({ feed: 'simulated', seed: '1', bornAt: 1_700_000_000_000 })
const genesis = sandboxGenesis('real', feed)

describe('the sandbox genesis', () => {
  it.each([...USDT_MARKETS, ...RECORDED_MARKETS].map((market) => [market.symbol, market] as const))(
    'gives %s exact units and limits that an order can meet',
    (_, market) => {
      const units = marketUnits(market, ASSETS)
      expect(units.quantum).toBeGreaterThan(0n)
      const quoteScale = ASSETS.find(({ id }) => id === market.quote)?.scale ?? 0
      const least = parseDecimal(market.minNotional, quoteScale) ?? 0n
      const most = parseDecimal(market.maxNotional, quoteScale) ?? 0n
      expect(least).toBeGreaterThan(0n)
      expect(most / least).toBeGreaterThan(1000n)
      expect(market.minLots).toBeLessThan(market.maxLots)
    },
  )

  it('opens eight markets whose prices the feed knows, with three live sources', () => {
    expect(genesis.markets).toEqual(USDT_MARKETS)
    for (const { id } of genesis.markets) expect(feed.markets).toContain(id)
    expect(genesis.minimumSources).toBe(3)
    expect(new Set(genesis.markets.map(({ id }) => id)).size).toBe(8)
  })

  it('gives the house capital within the range of an amount', () => {
    for (const { amount } of genesis.capital) {
      expect(amount).toBeGreaterThan(0n)
      expect(amount).toBeLessThan(MAX_AMOUNT / 4n)
    }
    const owners = new Set(genesis.capital.map(({ owner }) => owner))
    expect([...owners].sort()).toEqual(['insurance', 'liquidity', 'optionsPool', 'sandboxFlow', 'treasury'])
  })

  it('never lets a higher tier pay more', () => {
    FEE_TIERS.slice(1).forEach((tier, i) => {
      expect(tier.makerPpm).toBeLessThanOrEqual(FEE_TIERS[i]?.makerPpm ?? 0)
      expect(tier.takerPpm).toBeLessThanOrEqual(FEE_TIERS[i]?.takerPpm ?? 0)
    })
  })

  it('survives its bytes', () => {
    expect(decodeCommand(encodeCommand(genesis))).toEqual(genesis)
  })

  it('tells which feeds its world can live with', () => {
    expect(feedMismatch(genesis, feed)).toBeUndefined()
    expect(feedMismatch(genesis, { ...feed, markets: [1, 2] })).toContain('SOLUSDT')
    expect(feedMismatch(genesis, { ...feed, minimumSources: 1 })).toContain('needs 3 price sources')
  })
})
