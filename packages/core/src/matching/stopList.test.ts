import { describe, expect, test } from 'vitest'
import { BUY, EXPIRE_TAKER, GTC, packFlags, SELL, STOP_LIMIT } from './orderFlags.ts'
import { NONE, OrderTable } from './orderTable.ts'
import { StopList } from './stopList.ts'

/** The ids of stops in the order in which they fire at a last price. */
function fired(stops: readonly (readonly [id: number, side: number, stop: number])[], last: number): number[] {
  const table = new OrderTable()
  const prices = new Map<number, number>()
  const list = new StopList(table, (slot) => prices.get(slot) ?? 0)
  for (const [id, side, stop] of stops) {
    const slot = table.add(id, 1000, packFlags(side, STOP_LIMIT, GTC, EXPIRE_TAKER), stop, 1)
    prices.set(slot, stop)
    list.add(slot)
  }
  const ids: number[] = []
  for (let slot = list.due(last); slot !== NONE; slot = list.due(last)) {
    ids.push(table.id(slot))
    list.remove(slot)
  }
  return ids
}

describe('stops that are due; TRIG-2', () => {
  test.each([
    ['buys', BUY],
    ['sells', SELL],
  ] as const)('%s at one price fire oldest first, in whatever order they came to wait', (_, side) => {
    const at = (id: number) => [id, side, 100] as const
    expect(fired([at(3), at(1), at(4), at(2)], 100)).toEqual([1, 2, 3, 4])
  })

  test('the price has passed the first one farthest, then the older fires, of both sides', () => {
    const stops = [
      [1, BUY, 101],
      [2, BUY, 99],
      [3, SELL, 103],
      [4, SELL, 99],
      [5, SELL, 101],
    ] as const
    expect(fired(stops, 101)).toEqual([2, 3, 1, 5])
  })

  test('none before the first trade', () => {
    expect(fired([[1, SELL, 100]], 0)).toEqual([])
  })
})
