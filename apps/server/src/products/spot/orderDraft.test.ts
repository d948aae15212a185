import { CATALOG, type CallInput } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Refusal } from '../../errors/refusal.ts'
import { MarketText } from '../../marketdata/marketText.ts'
import { orderDraft } from './orderDraft.ts'

const assets = [
  { id: 1, code: 'USDT', name: 'Tether', scale: 6 },
  { id: 2, code: 'BTC', name: 'Bitcoin', scale: 8 },
]
const market = new MarketText(
  {
    id: 1,
    symbol: 'BTCUSDT',
    name: 'BTC/USDT',
    base: 2,
    quote: 1,
    tickSize: '0.1',
    lotSize: '0.00001',
    minLots: 10,
    maxLots: 10_000_000,
    minNotional: '5',
    maxNotional: '2000000',
    bandPpm: 50_000,
    defaultSlippagePpm: 5_000,
    maxSlippagePpm: 20_000,
    maxOpenOrders: 200,
  },
  assets,
)

type Input = CallInput<'tryOrder'>
const LIMIT: Input = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '60000.5', amount: '0.00123' }

function draftOf(input: Input) {
  return orderDraft(z.parse(CATALOG.tryOrder.request, input), market)
}

function refusalOf(input: Input): string {
  try {
    draftOf(input)
  } catch (error) {
    if (error instanceof Refusal) return `${error.rejection} ${error.message}`
    throw error
  }
  return 'accepted'
}

describe('an order as a trader types it', () => {
  it('becomes whole ticks and lots, exactly', () => {
    expect(draftOf(LIMIT)).toMatchObject({ price: 600_005, lots: 123, turnover: 0n, timeInForce: 'GTC', kind: 'limit' })
    const market = draftOf({
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'market',
      turnover: '12.345678',
      maxSlippage: '0.005',
    })
    expect(market).toMatchObject({
      price: 0,
      lots: 0,
      turnover: 12_345_678n,
      maxSlippagePpm: 5_000,
      timeInForce: 'IOC',
    })
  })

  it.each<[string, Input, string]>([
    ['a price off the tick', { ...LIMIT, price: '60000.55' }, 'price: must be a multiple of 0.1'],
    ['an amount off the lot', { ...LIMIT, amount: '0.000015' }, 'amount: must be a multiple of 0.00001'],
    ['a price of nothing', { ...LIMIT, price: '0' }, 'price: must be more than 0'],
    ['an amount of nothing', { ...LIMIT, amount: '0.0' }, 'amount: must be more than 0'],
    ['an amount beyond all', { ...LIMIT, amount: '9'.repeat(20) }, 'amount_overflow'],
    ['a price beyond all', { ...LIMIT, price: '99999999999' }, 'amount_overflow'],
    ['a limit order without price', { ...LIMIT, price: undefined }, 'price: is missing'],
    ['a market order with a price', { ...LIMIT, type: 'market' }, 'price: is not for market orders'],
    ['no size', { ...LIMIT, amount: undefined }, 'amount: is missing'],
    ['two sizes', { ...LIMIT, type: 'market', price: undefined, turnover: '5' }, 'together with amount'],
    [
      'a limit order by turnover',
      { ...LIMIT, amount: undefined, turnover: '5' },
      'turnover: is for market orders only',
    ],
    ['a stop without its price', { ...LIMIT, type: 'stop_limit' }, 'stopPrice: is missing'],
    ['a limit order with a stop price', { ...LIMIT, stopPrice: '1' }, 'stopPrice: is not for limit orders'],
    ['a post-only market order', { ...LIMIT, type: 'market', price: undefined, tif: 'POST' }, 'tif: POST'],
    ['a slippage bound of nothing', { ...LIMIT, type: 'market', price: undefined, maxSlippage: '0' }, 'maxSlippage'],
    ['a slippage bound on a limit order', { ...LIMIT, maxSlippage: '0.01' }, 'maxSlippage: is not for limit orders'],
  ])('is refused when it says %s', (_what, input, words) => {
    expect(refusalOf(input)).toContain(words)
  })
})
