/** A person who works at the console; numbered from 1 in order of appointment, never reused. */
export type OperatorId = number

/** A role's place is what is written for it: new ones go to the end. */
export const OPERATOR_ROLES = [
  'support',
  'compliance',
  'treasury',
  'markets',
  'content',
  'administrator',
  'auditor',
] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]
