import type { CallData } from '@touchstone/protocol'
import { type Amount, formatDecimal, type Timestamp } from '@touchstone/quantities'
import type { CallHandlers } from '../gateway/callContext.ts'
import type { PastReader } from '../history/pastReader.ts'
import { historyPosition } from '../projector/historyPosition.ts'
import type { TradingWorlds } from '../trading/tradingWorlds.ts'
import { VALUE_CURRENCY, VALUE_DECIMALS } from '../trading/usdtValue.ts'
import { firstHour } from './ledgerReading.ts'
import { momentsOf } from './moments.ts'
import { readEquity } from './readEquity.ts'
import type { ResultParts } from './resultParts.ts'

export interface EquityParts {
  readonly past: PastReader
  readonly worlds: TradingWorlds
  readonly results: readonly ResultParts[]
  readonly now: () => Timestamp
}

type Answer = CallData<'getEquity'>

const usdt = (amount: Amount) => formatDecimal(amount, VALUE_DECIMALS)

/** A customer's equity over time: worked out from history when it is asked for, of this customer alone, and kept nowhere. */
export function equityCalls({ past, worlds, results, now }: EquityParts): CallHandlers<'getEquity'> {
  return {
    async getEquity(request, context) {
      const { database, world: name, owner } = await past.own(context)
      const moment = now()
      // All of it as of one entry: the writer of history may go on meanwhile.
      return database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tables): Promise<Answer> => {
          const sequence = await historyPosition(tables, name)
          const moments = momentsOf(request, moment, await firstHour({ tables, name, owner }))
          const [from = moment] = moments
          if (moments.length === 0) return { currency: VALUE_CURRENCY, sequence, from, opening: usdt(0n), list: [] }
          const { opening, periods } = await readEquity({ tables, name, world: worlds[name], owner, moments }, results)
          const list = periods.map(({ equity, moved, result, products }, place) => ({
            from: moments[place] ?? moment,
            to: moments[place + 1] ?? moment,
            equity: usdt(equity),
            moved: usdt(moved),
            result: usdt(result),
            products: [...products].flatMap(([product, amount]) =>
              amount === 0n ? [] : [{ product, amount: usdt(amount) }],
            ),
          }))
          return { currency: VALUE_CURRENCY, sequence, from, opening: usdt(opening), list }
        })
    },
  }
}
