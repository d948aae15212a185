import type { CandleRow } from '@touchstone/protocol'
import type { Candle } from './candle.ts'
import type { CandleFigures } from './prices/priceFigures.ts'

export function candleRow(candle: Candle, text: CandleFigures['text']): CandleRow {
  const { time, open, high, low, close, lots } = candle
  return [time, text.price(open), text.price(high), text.price(low), text.price(close), text.amount(lots)]
}
