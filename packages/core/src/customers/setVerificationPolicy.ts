import type { Reply, SetVerificationPolicy, VerificationPolicyView } from '@touchstone/protocol'
import { parseDecimal } from '@touchstone/quantities'
import { done, type Rejected, refuse } from '../entry/refusal.ts'
import { currencyScale } from '../ledger/currency.ts'
import type { CustomersState } from './customersState.ts'

/** Levels 0 to 3. */
const LEVELS = 4

/** The policy in force until operators set one. */
const BUILT_IN: VerificationPolicyView = {
  version: 0,
  loanLimits: ['0', '1000', '10000', '50000'],
  dailyWithdrawals: ['0', '10000', '100000', '200000'],
}

export function verificationPolicy(state: CustomersState): VerificationPolicyView {
  return state.conditions.policy ?? BUILT_IN
}

/** OPER-9 */
export function judgePolicy(
  state: CustomersState,
  { loanLimits, dailyWithdrawals }: SetVerificationPolicy,
): Rejected | undefined {
  const scale = currencyScale(state)
  return rises(loanLimits, scale) && rises(dailyWithdrawals, scale) ? undefined : refuse('bad_command')
}

/** Sets what each verification level unlocks from then on. The caller has judged the decision. */
export function setVerificationPolicy(
  state: CustomersState,
  { loanLimits, dailyWithdrawals }: SetVerificationPolicy,
  decision: number,
): Reply {
  const policy = { version: decision, loanLimits, dailyWithdrawals }
  state.conditions.policy = policy
  state.emit({ type: 'VerificationPolicySet', ...policy })
  return done()
}

/** A limit for each level, none below the one before. */
function rises(limits: readonly string[], scale: number): boolean {
  let before = 0n
  for (const limit of limits) {
    const amount = parseDecimal(limit, scale)
    if (amount === undefined || amount < before) return false
    before = amount
  }
  return limits.length === LEVELS
}
