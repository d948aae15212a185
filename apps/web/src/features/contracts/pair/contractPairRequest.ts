import type { CallInput } from '@touchstone/protocol'
import { type PairEntry, pairFigures } from '../../../terminal/ticket/pair/pairEntry.ts'
import type { LeverageChoice } from '../leverageChoice.ts'
import type { ContractSide } from '../ticket/contractTicket.ts'

export interface ContractPairEntry extends PairEntry<ContractSide> {
  readonly trigger: 'mark' | 'last'
  readonly reduceOnly: boolean
}

/** The fields of `tryContractOco`, and of `addContractOco` without its `cid`. */
export type ContractPairFields = CallInput<'tryContractOco'>

/** The pair as the exchange is asked for it; undefined while an entry that is needed is missing. */
export function contractPairRequest(
  entry: ContractPairEntry,
  symbol: string,
  { leverage, marginMode }: LeverageChoice,
): ContractPairFields | undefined {
  const figures = pairFigures(entry)
  if (!figures) return undefined
  const { side, trigger, reduceOnly } = entry
  return {
    symbol,
    side,
    lots: figures.amount,
    ...figures.prices,
    trigger,
    leverage: String(leverage),
    marginMode,
    ...(reduceOnly && { reduceOnly: '1' as const }),
  }
}
