import { wordsOf } from '../shape/wordsByNumber.ts'

/** An operator of the console; numbered from 1 in order of appointment, never reused. */
export type OperatorId = number

/** The number of each role in the log, for ever. */
export const ROLE_NUMBERS = {
  support: 0,
  compliance: 1,
  treasury: 2,
  markets: 3,
  content: 4,
  administrator: 5,
  auditor: 6,
} as const
export type OperatorRole = keyof typeof ROLE_NUMBERS
export const OPERATOR_ROLES = wordsOf(ROLE_NUMBERS)
