import type { Floor } from '../floor/floor.ts'
import type { LoanBook } from './loanBook.ts'

export interface LoansState extends Floor {
  readonly loans: LoanBook
}
