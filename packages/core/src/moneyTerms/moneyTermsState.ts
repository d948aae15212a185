import type { DecisionsState } from '../decisions/decisionsState.ts'
import type { TermsBook } from './termsBook.ts'

export interface MoneyTermsState extends DecisionsState {
  readonly moneyTerms: TermsBook
}
