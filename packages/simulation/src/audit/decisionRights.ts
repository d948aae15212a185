import type { OperatorAction, OperatorRole } from '@touchstone/protocol'

/** The roles that may decide one kind of action ("support or compliance"), and whether a second person is needed. */
export interface Rights {
  readonly propose: string
  readonly approve: string
  readonly two: boolean
}

export function two(propose: string, approve = propose): Rights {
  return { propose, approve, two: true }
}

export function one(propose: string, approve = propose): Rights {
  return { propose, approve, two: false }
}

/** The terms under which customers buy and withdraw. */
export function conditions(byAdministrator: boolean): Rights {
  return byAdministrator ? two('administrator', 'treasury administrator') : two('treasury', 'administrator')
}

const TERMS = two('markets', 'markets administrator')

/** The facts on which the right to decide an action depends. */
export interface Circumstances {
  /** When the hold on the customer's withdrawals ends, as it stands. */
  readonly heldUntil: number
  /** The decision that a cancellation would cancel. */
  readonly waiting: OperatorAction | undefined
  /** Whether the proposer is an administrator. */
  readonly byAdministrator: boolean
  /** The rights to an action of a product; undefined for other actions. */
  readonly ofProduct: (action: OperatorAction, byAdministrator: boolean) => Rights | undefined
}

/** The operators who may decide an action, worked out again from the rules. */
export function rightsTo(action: OperatorAction, circumstances: Circumstances): Rights | undefined {
  const { heldUntil, waiting, byAdministrator, ofProduct } = circumstances
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
      return two('treasury', 'treasury administrator')
    case 'SetMoneyTerms':
    case 'SetRewardTerms':
    case 'FundCampaign':
    case 'CloseCampaign':
      return conditions(byAdministrator)
    case 'RestrictPlatform':
      return action.withdrawalsOnly ? one('treasury administrator') : two('treasury administrator')
    case 'CancelDecision':
      return cancellation(waiting, circumstances)
    default:
      return ofProduct(action, byAdministrator) ?? TERMS
  }
}

/** As for the cancelled action, always by two operators. */
function cancellation(waiting: OperatorAction | undefined, circumstances: Circumstances): Rights | undefined {
  const rights = waiting && rightsTo(waiting, { ...circumstances, heldUntil: 0, waiting: undefined })
  return rights && { ...rights, two: true }
}

export function mayDo(roles: ReadonlySet<OperatorRole> | undefined, allowed: string): boolean {
  return allowed.split(' ').some((role) => roles?.has(role as OperatorRole))
}
