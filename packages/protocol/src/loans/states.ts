import { word } from '../shape/kinds.ts'

/** Of an application, and of a loan that has not ended. */
export const LOAN_STATE = word({ not_reviewed: 0, disbursed: 1, to_repay: 2, expired: 3, overdue: 4 })
