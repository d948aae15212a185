import type { FeedInstrument } from '../feed/feedInstrument.ts'
import { candleTrace, type RecordedCandle } from './candleTrace.ts'
import { type ColumnAt, timeReader } from './recordedTime.ts'
import { type Recording, RecordingBuilder } from './recording.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
/** United States' stocks are often kept in ten-thousandths of a dollar, in files whose names begin with this word. */
const TEN_THOUSANDTHS = /^usa_/i

type Cells = readonly string[]
type TimeOf = (cells: Cells) => number
type PriceOf = (cells: Cells) => number

interface Source {
  readonly text: string
  readonly instrument: FeedInstrument
  readonly at: ColumnAt
  readonly timeOf: TimeOf
  readonly scale: number
}

/** Reads the text of a recording; undefined when it is of no known form. */
export function readFormat(text: string, instrument: FeedInstrument, fileName: string): Recording | undefined {
  const firstLine = text.slice(0, Math.max(0, text.indexOf('\n'))).trim()
  if (/^\d+ \{/.test(firstLine)) return readSocketCapture(text, instrument)
  const columns = firstLine.toLowerCase().split(',')
  const at: ColumnAt = (...names) => columns.findIndex((column) => names.includes(column))
  const timeOf = timeReader(at, fileName)
  if (!timeOf) return undefined
  const source = { text, instrument, at, timeOf, scale: TEN_THOUSANDTHS.test(fileName) ? 10_000 : 1 }
  return readTrades(source) ?? readCandles(source) ?? readPrices(source)
}

/** Every row a trade: price, amount and the taker's side. */
function readTrades({ text, instrument, at, timeOf, scale }: Source): Recording | undefined {
  const [price, amount, side] = [at('price'), at('amount'), at('side')]
  if (price < 0 || amount < 0 || side < 0) return undefined
  const builder = new RecordingBuilder(instrument)
  for (const cells of rows(text)) {
    const sign = cells[side] === 'sell' ? -1 : 1
    builder.add(timeOf(cells), Number(cells[price]) / scale, sign * Number(cells[amount]))
  }
  return builder.finish(1)
}

/** Every row a candle, of trades or of bids and asks, whose middle then counts. Without volume nothing was traded. */
function readCandles({ text, instrument, at, timeOf, scale }: Source): Recording | undefined {
  const [open, high, low, close] = (['open', 'high', 'low', 'close'] as const).map((corner) => priceReader(at, corner))
  if (!open || !high || !low || !close) return undefined
  const volume = at('volume')
  const candles = [...rows(text)].map(
    (cells): RecordedCandle => ({
      time: timeOf(cells),
      open: open(cells) / scale,
      high: high(cells) / scale,
      low: low(cells) / scale,
      close: close(cells) / scale,
      volume: volume < 0 ? 0 : Number(cells[volume]),
    }),
  )
  const lengthMs = lengthOf(candles)
  const builder = new RecordingBuilder(instrument)
  for (const candle of candles)
    for (const point of candleTrace(candle, lengthMs)) builder.add(point.time, point.price, point.quantity)
  return builder.finish(lengthMs)
}

/** Every row one price at which nothing is known to have been traded: quotes, or closing prices of days and months. */
function readPrices({ text, instrument, at, timeOf, scale }: Source): Recording | undefined {
  const price = at('price') < 0 ? middleOf(at('bid'), at('ask')) : cellOf(at('price'))
  if (!price) return undefined
  const builder = new RecordingBuilder(instrument)
  const times: { readonly time: number }[] = []
  for (const cells of rows(text)) {
    const time = timeOf(cells)
    if (times.length < SAMPLE_ROWS) times.push({ time })
    builder.add(time, price(cells) / scale, 0)
  }
  return builder.finish(at('bid') < 0 ? lengthOf(times) : 1)
}

function priceReader(at: ColumnAt, corner: string): PriceOf | undefined {
  return cellOf(at(corner)) ?? middleOf(at(`bid_${corner}`), at(`ask_${corner}`))
}

function cellOf(column: number): PriceOf | undefined {
  return column < 0 ? undefined : (cells) => Number(cells[column])
}

function middleOf(bid: number, ask: number): PriceOf | undefined {
  return bid < 0 || ask < 0 ? undefined : (cells) => (Number(cells[bid]) + Number(cells[ask])) / 2
}

const SAMPLE_ROWS = 200

/** The shortest distance between neighbours of the first rows; a minute when there is none. */
function lengthOf(points: readonly { readonly time: number }[]): number {
  const gaps = points.slice(1, SAMPLE_ROWS).map(({ time }, i) => time - (points[i]?.time ?? 0))
  const shortest = Math.min(...gaps.filter((gap) => gap > 0))
  return Number.isFinite(shortest) ? Math.max(SECOND_MS, shortest) : MINUTE_MS
}

/** Lines of `<received ns> <message>` from an exchange's public stream; only its trade messages are used. */
function readSocketCapture(text: string, instrument: FeedInstrument): Recording | undefined {
  const builder = new RecordingBuilder(instrument)
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
