import { describe, expect, it } from 'vitest'
import { haveRecorded, recordedRows } from '../recordedFile.ts'
import { BitstampReplay, bitstampEvent, lotsOf, tradeKey } from './bitstampReplay.ts'

const ORDERS = 'l3-bitstamp/btcusd_20260502_0236_0306_orders.csv.gz'
const TRADES = 'l3-bitstamp/btcusd_20260502_0236_0306_trades.csv.gz'
/** Two orders of the snapshot that had ended before it: traded through and never deleted. */
const GHOSTS = new Set([2002347646152704, 2002347642003458])

const here = haveRecorded('Bitstamp order flow', [ORDERS, TRADES])

describe.runIf(here)('half an hour of Bitstamp orders through our book', () => {
  it('reproduces 281 of 284 trades exactly, with one that was reported in two parts', () => {
    const truth = recordedRows(TRADES).map((cells) => {
      const [, , , price, amount = '', buyer, seller] = cells
      return { buyer: Number(buyer), seller: Number(seller), price: Number(price), lots: lotsOf(amount) }
    })
    const events = recordedRows(ORDERS).map(bitstampEvent)
    const replay = new BitstampReplay(untradedOrders(events, truth))
    for (const event of events) if (!GHOSTS.has(event.order)) replay.apply(event)

    const expected = new Set(truth.map(({ buyer, seller, price, lots }) => tradeKey(buyer, seller, price, lots)))
    const matched = replay.trades.filter((trade) => expected.has(trade)).length
    console.log(
      `Bitstamp: ${matched} of ${truth.length} trades equal, ${replay.trades.length} made, ${replay.refused} post-only orders refused`,
    )
    expect(truth).toHaveLength(284)
    expect(replay.trades).toHaveLength(282)
    expect(matched).toBe(281)
  })
})

function untradedOrders(
  events: readonly ReturnType<typeof bitstampEvent>[],
  trades: readonly { readonly buyer: number; readonly seller: number }[],
): ReadonlySet<number> {
  const traded = new Set(trades.flatMap(({ buyer, seller }) => [buyer, seller]))
  const created = new Map<number, number>()
  const untraded = new Set<number>()
  for (const { action, order, lots } of events) {
    if (action === 'created') created.set(order, lots)
    if (action === 'deleted' && created.get(order) === lots && !traded.has(order)) untraded.add(order)
  }
  return untraded
}
