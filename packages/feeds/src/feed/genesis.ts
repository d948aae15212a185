import type {
  AssetDefinition,
  FeeTier,
  Genesis,
  MarketDefinition,
  MarketId,
  SystemOwner,
  World,
} from '@touchstone/protocol'
import { powerOfTen } from '@touchstone/quantities'
import type { PriceFeed } from './feed.ts'

export const ASSETS: readonly AssetDefinition[] = [
  { id: 1, code: 'USDT', name: 'Tether', scale: 6 },
  { id: 2, code: 'BTC', name: 'Bitcoin', scale: 8 },
  { id: 3, code: 'ETH', name: 'Ethereum', scale: 8 },
  { id: 4, code: 'SOL', name: 'Solana', scale: 8 },
  { id: 5, code: 'XRP', name: 'XRP', scale: 6 },
  { id: 6, code: 'DOGE', name: 'Dogecoin', scale: 6 },
  { id: 7, code: 'LTC', name: 'Litecoin', scale: 8 },
  { id: 8, code: 'BNB', name: 'BNB', scale: 8 },
  { id: 9, code: 'TRX', name: 'TRON', scale: 6 },
]

const USDT_RULES = {
  quote: 1,
  minNotional: '5',
  maxNotional: '2000000',
  defaultSlippagePpm: 5_000,
  maxSlippagePpm: 20_000,
  maxOpenOrders: 200,
} as const

const MAJOR_BAND_PPM = 50_000
const OTHER_BAND_PPM = 100_000

/** The markets of the sandbox. tick × lot is a whole number of quote units in each. */
export const USDT_MARKETS: readonly MarketDefinition[] = [
  usdtMarket(1, 2, 'BTC', '0.1', '0.00001', 10, 10_000_000, MAJOR_BAND_PPM),
  usdtMarket(2, 3, 'ETH', '0.01', '0.0001', 10, 20_000_000, MAJOR_BAND_PPM),
  usdtMarket(3, 4, 'SOL', '0.01', '0.001', 10, 50_000_000, OTHER_BAND_PPM),
  usdtMarket(4, 5, 'XRP', '0.00001', '0.1', 10, 100_000_000, OTHER_BAND_PPM),
  usdtMarket(5, 6, 'DOGE', '0.00001', '1', 10, 50_000_000, OTHER_BAND_PPM),
  usdtMarket(6, 7, 'LTC', '0.01', '0.001', 10, 100_000_000, OTHER_BAND_PPM),
  usdtMarket(7, 8, 'BNB', '0.01', '0.001', 5, 20_000_000, OTHER_BAND_PPM),
  usdtMarket(8, 9, 'TRX', '0.00001', '1', 10, 50_000_000, OTHER_BAND_PPM),
]

/** Opened only for recordings made in them: nothing simulates these prices. */
export const RECORDED_MARKETS: readonly MarketDefinition[] = [
  {
    id: 9,
    symbol: 'XRPETH',
    name: 'XRP/ETH',
    base: 5,
    quote: 3,
    tickSize: '0.00000001',
    lotSize: '1',
    minLots: 1,
    maxLots: 10_000_000,
    minNotional: '0.002',
    maxNotional: '700',
    bandPpm: OTHER_BAND_PPM,
    defaultSlippagePpm: 5_000,
    maxSlippagePpm: 20_000,
    maxOpenOrders: 200,
  },
]

export const FEE_TIERS: readonly FeeTier[] = [
  { makerPpm: 1_000, takerPpm: 1_000 },
  { makerPpm: 800, takerPpm: 1_000 },
  { makerPpm: 600, takerPpm: 800 },
  { makerPpm: 400, takerPpm: 600 },
  { makerPpm: 200, takerPpm: 500 },
]

/** Opening capital in whole coins: enough for the house to pay fees, back its contracts and carry inventory for decades of sandbox trading. */
const HOUSE_COINS: Readonly<Record<string, bigint>> = {
  USDT: 2_000_000_000n,
  BTC: 30_000n,
  ETH: 600_000n,
  SOL: 10_000_000n,
  XRP: 2_000_000_000n,
  DOGE: 8_000_000_000n,
  LTC: 12_000_000n,
  BNB: 2_000_000n,
  TRX: 8_000_000_000n,
}
/** The treasury's money for rewards and loans, and the coins it sells by remittance. */
const TREASURY_COINS: Readonly<Record<string, bigint>> = {
  USDT: 1_000_000_000n,
  BTC: 2_000n,
  ETH: 40_000n,
  TRX: 500_000_000n,
}
const INSURANCE_USDT = 50_000_000n
/** Pays the winners of timed options. */
const OPTIONS_POOL_USDT = 20_000_000n

/** Rules version 1: the rules of the first opening. */
export const FIRST_RULES = 1

/** The markets a world needs for a feed: the feed's own, or all simulated ones before there is a feed. */
export function marketsFor(feed: Pick<PriceFeed, 'markets'>): readonly MarketDefinition[] {
  return [...USDT_MARKETS, ...RECORDED_MARKETS].filter(({ id }) => feed.markets.includes(id))
}

/** The first entry of a sandbox log: assets, the feed's markets, fees and the capital of the house, all of it disclosed. */
export function sandboxGenesis(world: World, feed: Pick<PriceFeed, 'markets' | 'minimumSources'>): Genesis {
  return {
    type: 'Genesis',
    world,
    sandbox: true,
    rulesVersion: FIRST_RULES,
    assets: ASSETS,
    markets: marketsFor(feed),
    feeTiers: FEE_TIERS,
    minimumSources: feed.minimumSources,
    capital: [
      ...capitalOf('treasury', TREASURY_COINS),
      { owner: 'insurance', asset: 1, amount: INSURANCE_USDT * powerOfTen(6) },
      { owner: 'optionsPool', asset: 1, amount: OPTIONS_POOL_USDT * powerOfTen(6) },
      ...capitalOf('liquidity', HOUSE_COINS),
      ...capitalOf('sandboxFlow', HOUSE_COINS),
    ],
  }
}

/**
 * Why a world born with `genesis` cannot be run with this feed, in words for the operator; undefined when it can. A world
 * keeps its markets and the number of sources a price needs for life.
 */
export function feedMismatch(genesis: Genesis, feed: PriceFeed): string | undefined {
  const missing = genesis.markets.filter(({ id }) => !feed.markets.includes(id as MarketId))
  if (missing.length > 0)
    return `this data folder has markets without prices from this feed: ${missing.map(({ symbol }) => symbol).join(', ')}`
  if (feed.minimumSources < genesis.minimumSources)
    return `this data folder needs ${genesis.minimumSources} price sources, the feed has ${feed.minimumSources}`
  return undefined
}

function capitalOf(owner: SystemOwner, coins: Readonly<Record<string, bigint>>): Genesis['capital'] {
  return ASSETS.flatMap(({ id, code, scale }) => {
    const coin = coins[code]
    return coin === undefined ? [] : [{ owner, asset: id, amount: coin * powerOfTen(scale) }]
  })
}

function usdtMarket(
  id: number,
  base: number,
  code: string,
  tickSize: string,
  lotSize: string,
  minLots: number,
  maxLots: number,
  bandPpm: number,
): MarketDefinition {
  const symbol = `${code}USDT`
  return { id, symbol, name: `${code}/USDT`, base, tickSize, lotSize, minLots, maxLots, bandPpm, ...USDT_RULES }
}
