import type { MarginMode, RejectionFacts } from '@touchstone/protocol'
import { type Amount, formatPlain } from '@touchstone/quantities'
import type { ContractMarket } from './contractMarket.ts'
import type { ContractsState } from './contractsState.ts'

/** Numbers of a refusal as the trade reads them. */
export function moneyFacts(
  state: ContractsState,
  market: ContractMarket,
  which: 'min' | 'max',
  amount: Amount,
): RejectionFacts {
  const quote = state.assets[market.quote]
  return { [which]: formatPlain(amount, quote?.scale ?? 0), currency: quote?.code ?? '' }
}

export function leverageFacts(leverage: number, mode: MarginMode): RejectionFacts {
  return { leverage, mode }
}
