import {
  type Decide,
  type FeeTier,
  type OperatorQueries,
  type OperatorView,
  type OwnerId,
  type Rejection,
  type ScheduledDecision,
  SYSTEM_OWNERS,
  type SystemBalanceView,
  type SystemOwner,
  type VerificationLevel,
  type VerificationPolicyView,
} from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import { feeTiers } from './customers/feeTiers.ts'
import { withdrawalsHeldUntil } from './customers/holdWithdrawals.ts'
import { verificationPolicy } from './customers/setVerificationPolicy.ts'
import { refusalOf } from './decisions/decide.ts'
import type { AuditAnchor } from './decisions/operators.ts'
import { ProductQueries } from './productQueries.ts'
import { balancesOf } from './queries.ts'
import type { ExchangeState } from './state.ts'

/** The questions about operators and what they decided. They change nothing. */
export class OperatorReads extends ProductQueries implements OperatorQueries {
  readonly #decided: ExchangeState

  constructor(state: ExchangeState) {
    super(state)
    this.#decided = state
  }

  /** In order of appointment, dismissed ones too. */
  operators(): readonly OperatorView[] {
    return Array.from(this.#decided.operators.all(), ([operator, roles]) => ({ operator, roles }))
  }

  judgeDecision(command: Decide): Rejection | null {
    return refusalOf(this.#decided, command)?.rejection ?? null
  }

  /** Earliest first. */
  scheduledDecisions(): readonly ScheduledDecision[] {
    return [...this.#decided.operators.scheduled]
  }

  withdrawalsHeldUntil(owner: OwnerId): Timestamp {
    return withdrawalsHeldUntil(this.#decided, owner)
  }

  verification(owner: OwnerId): VerificationLevel {
    return this.#decided.standing.level(owner)
  }

  verificationPolicy(): VerificationPolicyView {
    return verificationPolicy(this.#decided)
  }

  feeTiers(): readonly FeeTier[] {
    return feeTiers(this.#decided)
  }

  tierOf(owner: OwnerId): number {
    return this.#decided.owners.tier(owner)
  }

  customersInTier(tier: number): number {
    return this.#decided.owners.inTier(tier)
  }

  systemBalances(): readonly SystemBalanceView[] {
    return (Object.keys(SYSTEM_OWNERS) as SystemOwner[]).flatMap((owner) =>
      balancesOf(this.#decided, SYSTEM_OWNERS[owner])
        .filter(({ available, held }) => available !== 0n || held !== 0n)
        .map((balance) => ({ owner, ...balance })),
    )
  }

  auditAnchor(): AuditAnchor | undefined {
    return this.#decided.operators.anchor
  }
}
