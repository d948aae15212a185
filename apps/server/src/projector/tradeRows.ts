import { type Candle, candleOfTrade, joinCandles } from '../marketdata/candle.ts'
import type { TradePrint } from '../marketdata/marketFigures.ts'
import { bucketStart } from '../marketdata/periods.ts'
import type { BatchRows } from './batchRows.ts'
import { STORED_PERIODS } from './storedPeriods.ts'
import { CANDLES, TRADES } from './tradeTables.ts'

/** A trade of a spot market or a contract. */
interface MarketPrint extends TradePrint {
  readonly market: number
}

/** A trade as the market sees it, with the candles that it belongs to. */
export function addPrint(rows: BatchRows, print: MarketPrint): void {
  const { market, time } = print
  rows.add(TRADES, print)
  for (const period of STORED_PERIODS) {
    const candle: Candle = candleOfTrade(print, bucketStart(time, period))
    rows.put(CANDLES, { market, period, ...candle }, (before, traded) => ({
      ...before,
      ...joinCandles(before, traded),
    }))
  }
}
