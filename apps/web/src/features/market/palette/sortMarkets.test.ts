import { expect, it } from 'vitest'
import type { MarketRow } from '../../../shared/markets/useMarketRows.ts'
import { nextSorting, sortMarkets } from './sortMarkets.ts'

const row = (symbol: string, last: string, change: string) => ({ symbol, name: symbol, last, change }) as MarketRow
const ROWS = [row('BTCUSDT', '64000', '-0.02'), row('WBTCUSDT', '', '0'), row('ETHUSDT', '3000', '0.03')]

it('goes by figures from the largest, then the smallest, then not at all; what has no price comes last', () => {
  const symbols = (sorting: ReturnType<typeof nextSorting>) => sortMarkets(ROWS, sorting).map(({ symbol }) => symbol)
  const first = nextSorting(undefined, 'last')
  expect(symbols(first)).toEqual(['BTCUSDT', 'ETHUSDT', 'WBTCUSDT'])
  const second = nextSorting(first, 'last')
  expect(symbols(second)).toEqual(['ETHUSDT', 'BTCUSDT', 'WBTCUSDT'])
  expect(nextSorting(second, 'last')).toBeUndefined()
  expect(symbols(nextSorting(second, 'name'))).toEqual(['BTCUSDT', 'ETHUSDT', 'WBTCUSDT'])
  expect(symbols(nextSorting(undefined, 'change'))[0]).toBe('ETHUSDT')
})
