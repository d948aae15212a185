import type { CallInput } from '@touchstone/protocol'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'

/** What stands in the dialog: plain decimals, or unfinished ones ("12."). */
export interface PairEntry {
  readonly side: 'buy' | 'sell'
  readonly price: string
  readonly stopPrice: string
  readonly stopLimitPrice: string
  readonly amount: string
}

/** The fields of `tryOco`, and of `addOco` without its `cid`. */
export type PairFields = CallInput<'tryOco'>

/** The pair as the exchange is asked for it; undefined while an entry that is needed is missing. */
export function pairRequest(entry: PairEntry, symbol: string): PairFields | undefined {
  const { side } = entry
  const [price, stopPrice, stopLimitPrice, amount] = [
    entry.price,
    entry.stopPrice,
    entry.stopLimitPrice,
    entry.amount,
  ].map((text) => text.replace(/\.$/, ''))
  if (!price || !stopPrice || !amount || isZero(price) || isZero(stopPrice) || isZero(amount)) return undefined
  return { symbol, side, price, stopPrice, amount, ...(stopLimitPrice && { stopLimitPrice }) }
}
