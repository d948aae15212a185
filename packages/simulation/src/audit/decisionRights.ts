import type { OperatorAction, OperatorRole } from '@touchstone/protocol'

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

/**
 * Who may decide an action, worked out from the rules again. `heldUntil` is when the customer's withdrawals are free as
 * things stand, `waiting` what a cancellation would take back.
 */
export function rightsTo(
  action: OperatorAction,
  heldUntil: number,
  waiting: OperatorAction | undefined,
): Rights | undefined {
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
    case 'CancelDecision':
      return cancellation(waiting)
    default:
      return TERMS
  }
}

/** As for what is cancelled, always by two. */
function cancellation(waiting: OperatorAction | undefined): Rights | undefined {
  const rights = waiting && rightsTo(waiting, 0, undefined)
  return rights && { ...rights, two: true }
}

export function mayDo(roles: ReadonlySet<OperatorRole> | undefined, allowed: string): boolean {
  return allowed.split(' ').some((role) => roles?.has(role as OperatorRole))
}
