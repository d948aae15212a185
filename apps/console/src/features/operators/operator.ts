import type { OperatorRole } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { ChipTone } from '@touchstone/ui'

export type Operator = AdminCallData<'getOperators'>[number]

export const OPERATOR_TONES: Readonly<Record<Operator['state'], ChipTone>> = {
  active: 'success',
  invited: 'progress',
  dismissed: 'neutral',
  locked: 'failure',
}

export function isName(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9.-]{1,39}$/.test(text)
}

/** Whether two lists have the same roles, in any order. */
export function sameRoles(a: readonly OperatorRole[], b: readonly OperatorRole[]): boolean {
  return a.length === b.length && a.every((role) => b.includes(role))
}
