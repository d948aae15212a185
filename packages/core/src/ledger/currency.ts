import type { AssetDefinition } from '@touchstone/protocol'
import { type Amount, formatPlain, parseDecimal } from '@touchstone/quantities'
import type { LedgerState } from './ledgerState.ts'

/** The currency of deposits and withdrawals, in which their limits are written. */
export const CURRENCY = 'USDT'

/** Its place in the list of assets; -1 when the exchange has none. */
export function withdrawalAsset(state: LedgerState): number {
  return state.assets.findIndex(isCurrency)
}

export function currencyScale(state: LedgerState): number {
  return state.assets.find(isCurrency)?.scale ?? 0
}

/** A limit of the terms as an amount. They were judged when they were set. */
export function amountIn(state: LedgerState, decimal: string): Amount {
  return parseDecimal(decimal, currencyScale(state)) ?? 0n
}

/** An amount of it as a refusal says it. */
export function amountFact(state: LedgerState, amount: Amount): string {
  return formatPlain(amount, currencyScale(state))
}

function isCurrency({ code }: AssetDefinition): boolean {
  return code === CURRENCY
}
