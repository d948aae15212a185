import { beforeAll, describe, expect, it } from 'vitest'
import { haveRecorded, recordedRows } from '../recordedFile.ts'
import { alignRows } from './alignRows.ts'
import { HIDDEN_EXECUTED, LobsterReplay, lobsterMessage, type UnsubmittedOrder } from './lobsterReplay.ts'

const MESSAGES = 'lobster/AAPL_20120621_0930_1030_message_50.csv.gz'
const UNSUBMITTED = 'lobster/AAPL_unsubmitted_orders_DERIVED.csv'
const TOP_MESSAGES = 'lobster/AAPL_20120621_first999_message_10.csv.gz'
const TOP_BOOKS = 'lobster/AAPL_20120621_first999_orderbook_10.csv.gz'
const BEST_BOOKS = 'lobster/AAPL_20120621_0930_1600_orderbook_1.csv.gz'
/** Rows of the day's best prices that belong to the hour of the messages. */
const BEST_ROWS = 25_641

const here = haveRecorded('NASDAQ order flow', [MESSAGES, UNSUBMITTED, TOP_MESSAGES, TOP_BOOKS, BEST_BOOKS])

describe.runIf(here)('an hour of NASDAQ order flow through our book', () => {
  const replay = new LobsterReplay()
  const equalTop = { 1: 0, 5: 0, 10: 0 }
  const bestRows: string[] = []
  let topRows = 0
  let crossed = 0

  beforeAll(() => {
    const missing = unsubmittedByRow()
    const topKeys = recordedRows(TOP_MESSAGES).map((cells) => cells.join())
    const topBooks = recordedRows(TOP_BOOKS).map((cells) => cells.map(Number))
    let best = ''
    recordedRows(MESSAGES).forEach((cells, index) => {
      for (const order of missing.get(index + 1) ?? []) replay.submit(order)
      const message = lobsterMessage(cells)
      replay.apply(message)
      const [ask = 0, , bid = 0] = replay.levels(1)
      if (bid >= ask) crossed++
      const now = replay.levels(1).join()
      if (now !== best || message.type === HIDDEN_EXECUTED) bestRows.push(now)
      best = now
      if (topKeys[topRows] !== cells.join()) return
      const truth = topBooks[topRows++] ?? []
      for (const depth of [1, 5, 10] as const)
        if (replay.levels(depth).join() === truth.slice(0, 4 * depth).join()) equalTop[depth]++
    })
  })

  it('meets no unknown order, no size that does not fit and no crossed book', () => {
    expect(replay.impossible).toBe(0)
    expect(crossed).toBe(0)
  })

  it('executes 4,067 of 4,067 at the best price, 4,043 against the very order that our queue has first', () => {
    expect(replay.executions).toBe(4_067)
    expect(replay.atBestPrice).toBe(4_067)
    expect(replay.firstInQueue).toBe(4_043)
  })

  it('equals the recorded ten levels after each of the first 999 messages', () => {
    expect(topRows).toBe(999)
    expect(equalTop).toEqual({ 1: 999, 5: 999, 10: 999 })
  })

  it('equals 25,612 recorded rows of best prices in order', () => {
    expect(bestRows).toHaveLength(25_640)
    const truth = recordedRows(BEST_BOOKS)
      .slice(0, BEST_ROWS)
      .map((cells) => cells.map(Number).join())
    const { equal, resyncs } = alignRows(bestRows, truth)
    console.log(`NASDAQ: ${equal} of ${BEST_ROWS} rows of best prices equal in order, ${resyncs} resyncs`)
    expect(equal).toBe(25_612)
  })
})

/** Orders the file refers to without their submission, by the message they must come before. */
function unsubmittedByRow(): Map<number, UnsubmittedOrder[]> {
  const byRow = new Map<number, UnsubmittedOrder[]>()
  for (const cells of recordedRows(UNSUBMITTED)) {
    const [order = 0, direction = 0, price = 0, size = 0, row = 0] = cells.map(Number)
    byRow.set(row, [...(byRow.get(row) ?? []), { order, direction, price, size }])
  }
  return byRow
}
