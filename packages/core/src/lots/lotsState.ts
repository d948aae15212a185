import type { MoneyTermsState } from '../moneyTerms/moneyTermsState.ts'
import type { Lots } from './lots.ts'

export interface LotsState extends MoneyTermsState {
  readonly lots: Lots
}
