import type { AdminCallData } from '@touchstone/protocol/admin'

export interface PolicyAmounts {
  readonly loanLimits: readonly string[]
  readonly dailyWithdrawals: readonly string[]
}

const NOTHING = ['', '', '', ''] as const

export function isAmount(text: string): boolean {
  return /^\d{1,20}(\.\d{1,18})?$/.test(text)
}

/** The amounts in force, read from lines like "loanLimits 0" and "dailyWithdrawals 3"; '' where there is none. */
export function amountsOf(policies: AdminCallData<'getPolicies'>): PolicyAmounts {
  const values = policies.find(({ policy, state }) => policy === 'verification' && state === 'in_force')?.values ?? []
  const read = (name: string) =>
    NOTHING.map((_, level) => values.find(({ label }) => label === `${name} ${level}`)?.value ?? '')
  return { loanLimits: read('loanLimits'), dailyWithdrawals: read('dailyWithdrawals') }
}
