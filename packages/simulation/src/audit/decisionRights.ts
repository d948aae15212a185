import type { OperatorAction, OperatorRole, WithdrawalId } from '@touchstone/protocol'

/** Who may decide one kind of thing: "support or compliance", and whether a second person has to. */
export interface Rights {
  readonly propose: string
  readonly approve: string
  readonly two: boolean
}

function two(propose: string, approve = propose): Rights {
  return { propose, approve, two: true }
}

function one(propose: string, approve = propose): Rights {
  return { propose, approve, two: false }
}

const TERMS = two('markets', 'markets administrator')

/** What who may decide depends on. */
export interface Circumstances {
  /** When the customer's withdrawals are free as things stand. */
  readonly heldUntil: number
  /** What a cancellation would take back. */
  readonly waiting: OperatorAction | undefined
  /** Whether the one who proposes is an administrator. */
  readonly byAdministrator: boolean
  /** Whether a withdrawal is as large as takes two. */
  readonly isLarge: (withdrawal: WithdrawalId) => boolean
}

/** Who may decide an action, worked out from the rules again. */
export function rightsTo(action: OperatorAction, circumstances: Circumstances): Rights | undefined {
  const { heldUntil, waiting, byAdministrator, isLarge } = circumstances
  switch (action.type) {
    case 'AppointOperator':
      return two('administrator')
    case 'FreezeOwner':
      return action.frozen ? one('support compliance') : two('compliance')
    case 'HoldWithdrawals':
      return action.until < heldUntil ? two('compliance') : one('support compliance')
    case 'SetVerification':
      return two('compliance')
    case 'SetVerificationPolicy':
      return two('compliance administrator')
    case 'SetMarketState':
      return action.state === 'open' ? TERMS : one('markets', 'markets administrator')
    case 'ContributeCapital':
    case 'PayBankWithdrawal':
    case 'CreditPurchase':
      return two('treasury', 'treasury administrator')
    case 'SetMoneyTerms':
      return byAdministrator ? two('administrator', 'treasury administrator') : two('treasury', 'administrator')
    case 'TakeWithdrawal':
    case 'RefuseWithdrawal':
      return one('treasury compliance')
    case 'ApproveWithdrawal':
      return isLarge(action.withdrawal)
        ? two('treasury', 'treasury administrator')
        : one('treasury', 'treasury administrator')
    case 'RestrictPlatform':
      return action.withdrawalsOnly ? one('treasury administrator') : two('treasury administrator')
    case 'CancelDecision':
      return cancellation(waiting, circumstances)
    default:
      return TERMS
  }
}

/** As for what is cancelled, always by two. */
function cancellation(waiting: OperatorAction | undefined, circumstances: Circumstances): Rights | undefined {
  const rights = waiting && rightsTo(waiting, { ...circumstances, heldUntil: 0, waiting: undefined })
  return rights && { ...rights, two: true }
}

export function mayDo(roles: ReadonlySet<OperatorRole> | undefined, allowed: string): boolean {
  return allowed.split(' ').some((role) => roles?.has(role as OperatorRole))
}
