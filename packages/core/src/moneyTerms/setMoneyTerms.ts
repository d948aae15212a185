import type { MoneyTerms, Reply, SetMoneyTerms } from '@touchstone/protocol'
import { type Amount, parseDecimal } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { currencyScale, withdrawalAsset } from '../ledger/currency.ts'
import type { MoneyTermsState } from './moneyTermsState.ts'

/** TERMS-1 */
export function judgeMoneyTerms(state: MoneyTermsState, { terms }: SetMoneyTerms): Rejected | undefined {
  if (withdrawalAsset(state) < 0) return refuse('unknown_asset')
  return terms.opensAt < terms.closesAt && areAmounts(terms, currencyScale(state)) ? undefined : refuse('bad_command')
}

/** For deposits from then on, and for money that came from no deposit. The caller has judged it. TERMS-2. */
export function setMoneyTerms(state: MoneyTermsState, { terms }: SetMoneyTerms, decision: number): Reply {
  state.moneyTerms.set({ version: decision, terms })
  state.emit({ type: 'MoneyTermsSet', version: decision, terms })
  return done()
}

function areAmounts({ min, max, returnFee, secondPersonFrom }: MoneyTerms, scale: number): boolean {
  const least = parseDecimal(min, scale) ?? 0n
  const most = parseDecimal(max, scale) ?? 0n
  return (
    least > 0n &&
    least <= most &&
    isCharge(parseDecimal(returnFee, scale)) &&
    isCharge(parseDecimal(secondPersonFrom, scale))
  )
}

function isCharge(amount: Amount | undefined): boolean {
  return amount !== undefined && amount >= 0n
}
