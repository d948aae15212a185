import { dayBegins, hongKongDay } from '@touchstone/core/formulas'
import type { CallData, Rejection, RejectionFacts, WithdrawalAllowance } from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { FURTHER_NOTICE } from '../../../clock/furtherNotice.ts'

type State = CallData<'getWithdrawInfo'>['state']

/** The rule that bounds what may be withdrawn. */
export interface BindingRule {
  readonly withdrawable: Amount
  /** The refusal of more; null: nothing bounds it. */
  readonly bound: { readonly rejection: Rejection; readonly facts: RejectionFacts } | null
  /** When the rule stops binding by itself, UTC ms; 0: never, or nobody knows. */
  readonly until: number
  /** What it means for the whole account when nothing can be withdrawn at all. */
  readonly state: State
}

/** Rules that stand against any amount; the others are about how much. */
const STATES: Partial<Record<Rejection, State>> = {
  owner_frozen: 'frozen',
  enrolment_needed: 'unprotected',
  withdrawals_held: 'held',
  withdrawals_closed: 'closed',
  withdrawals_per_day: 'per_day',
}

function untilOf(rejection: Rejection | undefined, allowance: WithdrawalAllowance, heldUntil: number, time: number) {
  switch (rejection) {
    case 'withdrawals_held':
      return heldUntil >= FURTHER_NOTICE ? 0 : heldUntil
    case 'withdrawals_closed':
      return allowance.changesAt
    case 'withdrawals_per_day':
      return dayBegins(hongKongDay(time) + 1)
    case 'daily_limit':
      return allowance.dailyUsed > 0n ? dayBegins(hongKongDay(time) + 1) : 0
    default:
      return 0
  }
}

/**
 * The rule that binds, in the order of a request: what the log cannot know is judged first, since without a second factor nothing
 * leaves; then the core's own rules in the core's own order.
 */
export function bindingRule(
  allowance: WithdrawalAllowance,
  {
    unprotected,
    heldUntil,
    time,
  }: { readonly unprotected: boolean; readonly heldUntil: number; readonly time: number },
): BindingRule {
  if (unprotected)
    return { withdrawable: 0n, bound: { rejection: 'enrolment_needed', facts: {} }, until: 0, state: 'unprotected' }
  const { withdrawable, bound } = allowance
  const rejection = bound?.rejection
  const spent: State = allowance.dailyLimit === 0n ? 'unverified' : 'daily_limit'
  const state = rejection === 'daily_limit' ? spent : (rejection && STATES[rejection]) || ''
  const until = untilOf(rejection, allowance, heldUntil, time)
  return { withdrawable, bound, until, state: withdrawable > 0n ? '' : state }
}
