import type { CandleRow } from '@touchstone/protocol'
import type { Candle } from './candle.ts'
import type { MarketText } from './marketText.ts'

export function candleRow(candle: Candle, text: MarketText): CandleRow {
  const { time, open, high, low, close, lots } = candle
  return [time, text.price(open), text.price(high), text.price(low), text.price(close), text.amount(lots)]
}
