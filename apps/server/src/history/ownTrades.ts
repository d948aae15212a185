import type { OwnFills, OwnTrades, Projections, Whose } from './ownFills.ts'
import { type Referring, refText } from './refText.ts'

/** A move of money at a trade has the trade's number and moment: a position or option of the same number moves at others. */
interface Moved extends Referring {
  readonly time: number
}

const keyOf = ({ time, ref }: Pick<Moved, 'time' | 'ref'>): string => `${time} ${ref}`

function ownTrades(database: Projections, trades: OwnTrades) {
  return database.selectFrom(trades.as('own')).select(['time', 'trade'])
}

/** How the owner of these moves is told their causes: those at a trade by their order, as tickets and tables call it. */
export async function refsOf(
  database: Projections,
  fills: readonly OwnFills[],
  whose: Whose,
  moves: readonly Moved[],
): Promise<(move: Moved) => string> {
  const orders = new Map<string, number>()
  const times = [...new Set(moves.map(({ time }) => BigInt(time)))]
  const refs = [...new Set(moves.map(({ ref }) => BigInt(ref)))]
  if (times.length === 0) return refText
  for (const { trades } of fills) {
    if (!trades) continue
    const found = ownTrades(database, trades(database, whose)).select('order_no')
    for (const { time, trade, order_no } of await found.where('time', 'in', times).where('trade', 'in', refs).execute())
      orders.set(keyOf({ time: Number(time), ref: Number(trade) }), Number(order_no))
  }
  return (move) => {
    const order = orders.get(keyOf(move))
    return order === undefined ? refText(move) : String(order)
  }
}

/** The moments and numbers of an owner's trades by an order, and of those by which a number is no other thing's. */
export function tradesNumbered(database: Projections, fills: readonly OwnFills[], whose: Whose, number: number) {
  return fills.flatMap(({ trades }) => {
    if (!trades) return []
    const own = ownTrades(database, trades(database, whose))
    return {
      ofOrder: own.where('order_no', '=', BigInt(number)).$asTuple('time', 'trade'),
      called: own.where('trade', '=', BigInt(number)).$asTuple('time', 'trade'),
    }
  })
}
