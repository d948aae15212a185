import type { FeedMarket } from '../feed.ts'
import { candleTrace } from './candleTrace.ts'
import { type Recording, RecordingBuilder } from './recording.ts'

const MINUTE_MS = 60_000

/** Reads the text of a recording; undefined when it is of no known form. */
export function readFormat(text: string, market: FeedMarket): Recording | undefined {
  const firstLine = text.slice(0, Math.max(0, text.indexOf('\n'))).trim()
  if (/^\d+ \{/.test(firstLine)) return readSocketCapture(text, market)
  const columns = firstLine.split(',')
  const at = (...names: string[]) => columns.findIndex((column) => names.includes(column))
  const time = at('timestamp', 'ts_ms', 'open_time', 'date')
  if (time < 0) return undefined
  if (at('price') >= 0 && at('amount') >= 0 && at('side') >= 0)
    return readTrades(text, market, { time, price: at('price'), amount: at('amount'), side: at('side') })
  const candle = { time, open: at('open'), high: at('high'), low: at('low'), close: at('close'), volume: at('volume') }
  if (Object.values(candle).some((index) => index < 0)) return undefined
  return readCandles(text, market, candle)
}

function readTrades(
  text: string,
  market: FeedMarket,
  columns: Readonly<Record<'time' | 'price' | 'amount' | 'side', number>>,
): Recording | undefined {
  const builder = new RecordingBuilder(market)
  for (const cells of rows(text)) {
    const sign = cells[columns.side] === 'sell' ? -1 : 1
    builder.add(timeOf(cells[columns.time]), Number(cells[columns.price]), sign * Number(cells[columns.amount]))
  }
  return builder.finish(1)
}

function readCandles(
  text: string,
  market: FeedMarket,
  columns: Readonly<Record<'time' | 'open' | 'high' | 'low' | 'close' | 'volume', number>>,
): Recording | undefined {
  const candles = [...rows(text)].map((cells) => ({
    time: timeOf(cells[columns.time]),
    open: Number(cells[columns.open]),
    high: Number(cells[columns.high]),
    low: Number(cells[columns.low]),
    close: Number(cells[columns.close]),
    volume: Number(cells[columns.volume]),
  }))
  const gaps = candles.slice(1, 200).map((candle, i) => candle.time - (candles[i]?.time ?? 0))
  const lengthMs = Math.max(MINUTE_MS, Math.min(...gaps.filter((gap) => gap > 0)))
  const builder = new RecordingBuilder(market)
  for (const candle of candles)
    for (const point of candleTrace(candle, Number.isFinite(lengthMs) ? lengthMs : MINUTE_MS))
      builder.add(point.time, point.price, point.quantity)
  return builder.finish(lengthMs)
}

/** Lines of `<received ns> <message>` from an exchange's public stream; only its trade messages are used. */
function readSocketCapture(text: string, market: FeedMarket): Recording | undefined {
  const builder = new RecordingBuilder(market)
  const trade = /"e":"trade".*?"p":"([\d.]+)","q":"([\d.]+)".*?"T":(\d+),"m":(true|false)/g
  for (const [, price, quantity, time, buyerWasMaker] of text.matchAll(trade))
    builder.add(Number(time), Number(price), (buyerWasMaker === 'true' ? -1 : 1) * Number(quantity))
  return builder.finish(1)
}

function* rows(text: string): Generator<string[]> {
  let start = text.indexOf('\n') + 1
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end < 0 ? undefined : end).trim()
    start = end < 0 ? text.length : end + 1
    if (line) yield line.split(',')
  }
}

/** Milliseconds as a number, or a date text in UTC. */
function timeOf(cell = ''): number {
  if (/^\d+$/.test(cell)) return Number(cell)
  return Date.parse(`${cell.replace(' ', 'T').slice(0, 23)}Z`)
}
