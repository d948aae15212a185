import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { OrderBook, Side } from 'nodejs-order-book'
import { rate } from '../rounds.ts'
import { CANCEL, RECORD_INTS, type Workload } from './workload.ts'

/**
 * Commands a second of npm's nodejs-order-book on the workload: the baseline anyone can install. Checked to trade the
 * same volume.
 */
export function referenceBookRate(workload: Workload): number {
  const { records, prefill, commands } = workload
  const book = new OrderBook()
  const ids = Array.from({ length: workload.orders + 1 }, (_, id) => String(id))
  let volume = 0
  const send = (from: number, to: number) => {
    for (let at = from * RECORD_INTS; at < to * RECORD_INTS; at += RECORD_INTS) {
      const id = ids[records[at + 2] as number] as string
      if (records[at] === CANCEL) {
        book.cancel(id)
        continue
      }
      const lots = records[at + 4] as number
      const side = records[at + 1] === 0 ? Side.BUY : Side.SELL
      const { done, partialQuantityProcessed, partial } = book.limit({
        id,
        side,
        size: lots,
        price: records[at + 3] as number,
      })
      const filled = done.some((order) => order.id === id)
      if (filled) volume += lots
      else if (partial?.id === id) volume += partialQuantityProcessed
    }
  }
  send(0, prefill)
  volume = 0
  const measured = rate(commands, () => send(prefill, prefill + commands))
  if (volume !== workload.expected.volume)
    throw new Error(`nodejs-order-book traded ${volume} lots instead of ${workload.expected.volume}`)
  return measured
}

/** Bytes of memory per resting order, seen by the garbage collector. */
export function referenceBookBytes(orders = 200_000): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const book = new OrderBook()
  collect()
  const before = process.memoryUsage().heapUsed
  for (let order = 1; order <= orders; order++) {
    const sell = order % 2 === 1
    const price = sell ? 200_000 + (order % 5_000) : 190_000 - (order % 5_000)
    book.limit({ id: String(order), side: sell ? Side.SELL : Side.BUY, size: 10, price })
  }
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  if (book.order('1') === undefined) throw new Error('nodejs-order-book lost an order')
  return bytes / orders
}
