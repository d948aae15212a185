import type { MoneyTermsQueries } from '@touchstone/protocol'
import type { MoneyTermsState } from './moneyTermsState.ts'

export function moneyTermsQueries({ moneyTerms }: MoneyTermsState): MoneyTermsQueries {
  return { current: () => moneyTerms.current }
}
