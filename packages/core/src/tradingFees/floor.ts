import { defineProduct } from '../entry/product.ts'
import { readTradingFees, writeTradingFees } from './canonicalFees.ts'
import { TradingFees } from './tradingFees.ts'
import type { TradingFeesState } from './tradingFeesState.ts'

export const TRADING_FEES = defineProduct<{ state: TradingFeesState; slice: 'tradingFees' }>({
  name: 'tradingFees',
  slice: () => ({ tradingFees: new TradingFees() }),
  part: { number: 12, write: writeTradingFees, read: readTradingFees },
})
