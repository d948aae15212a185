import { OPERATOR_ROLES, type OperatorId, type OperatorRole, type ScheduledDecision } from '@touchstone/protocol'

/** The last head of the console's audit chain that was written into the log. */
export interface AuditAnchor {
  readonly rows: number
  readonly head: string
}

/** The operators with their roles, the decisions that wait to come into effect, the proofs of capital and the audit anchor. */
export class Operators {
  /** Roles in the order of the table, operators in order of appointment; dismissed ones have none. */
  readonly #roles = new Map<OperatorId, readonly OperatorRole[]>()
  /** Earliest first, then as they were logged. */
  readonly #scheduled: ScheduledDecision[] = []
  /** Proofs of the operator's money: each brings it in once. */
  readonly evidence = new Set<string>()
  anchor: AuditAnchor | undefined

  /** How many were ever appointed. */
  get appointed(): number {
    return this.#roles.size
  }

  get scheduled(): readonly ScheduledDecision[] {
    return this.#scheduled
  }

  /** In order of appointment. */
  all(): Iterable<readonly [OperatorId, readonly OperatorRole[]]> {
    return this.#roles
  }

  /** Undefined for an operator who was never appointed. */
  rolesOf(operator: OperatorId): readonly OperatorRole[] | undefined {
    return this.#roles.get(operator)
  }

  appoint(operator: OperatorId, roles: readonly OperatorRole[]): void {
    this.#roles.set(
      operator,
      OPERATOR_ROLES.filter((role) => roles.includes(role)),
    )
  }

  /** Operators who have a role now. */
  count(role: OperatorRole): number {
    let count = 0
    for (const roles of this.#roles.values()) if (roles.includes(role)) count++
    return count
  }

  schedule(decision: ScheduledDecision): void {
    const { effectiveAt } = decision.command
    const before = this.#scheduled.findLastIndex((other) => other.command.effectiveAt <= effectiveAt)
    this.#scheduled.splice(before + 1, 0, decision)
  }

  waiting(decision: number): ScheduledDecision | undefined {
    return this.#scheduled.find((other) => other.decision === decision)
  }

  /** Takes a decision that waited out of the list. */
  remove(decision: ScheduledDecision): void {
    this.#scheduled.splice(this.#scheduled.indexOf(decision), 1)
  }
}
