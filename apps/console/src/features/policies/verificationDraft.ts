import type { AdminCallData } from '@touchstone/protocol/admin'

export interface PolicyAmounts {
  readonly loanLimits: readonly string[]
  readonly dailyWithdrawals: readonly string[]
}

const NOTHING = ['', '', '', ''] as const

export function isAmount(text: string): boolean {
  return /^\d{1,20}(\.\d{1,18})?$/.test(text)
}

/** The amounts in force, four by level; '' where there is none. */
export function amountsOf(policies: AdminCallData<'getPolicies'>): PolicyAmounts {
  const now = policies.find(({ state, amounts }) => state === 'in_force' && amounts !== undefined)?.amounts
  const four = (values: readonly string[] = []) => NOTHING.map((nothing, level) => values[level] ?? nothing)
  return { loanLimits: four(now?.loanLimits), dailyWithdrawals: four(now?.dailyWithdrawals) }
}
