import type { CallInput } from '@touchstone/protocol'
import { type PairEntry, pairFigures } from '../../../terminal/ticket/pair/pairEntry.ts'

export type SpotPairEntry = PairEntry<'buy' | 'sell'>

/** The fields of `tryOco`, and of `addOco` without its `cid`. */
export type PairFields = CallInput<'tryOco'>

/** The pair as the exchange is asked for it; undefined while an entry that is needed is missing. */
export function pairRequest(entry: SpotPairEntry, symbol: string): PairFields | undefined {
  const figures = pairFigures(entry)
  return figures && { symbol, side: entry.side, amount: figures.amount, ...figures.prices }
}
