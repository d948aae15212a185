import type { CoreQueries, OperatorId, World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import { feeTierWords, moneyWords, verificationWords } from '../../approvals/policyWords.ts'
import { isPolicy, type PolicyAction } from '../../projector/policies/policyProjection.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { TermWords } from '../../trading/acts/termWords.ts'
import type { AdminHandlers } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Policy = AdminCallData<'getPolicies'>[number]
type Values = Policy['values']

const NAMES = {
  SetVerificationPolicy: 'verification',
  SetFeeTiers: 'fee_tiers',
  SetMoneyTerms: 'withdrawals',
} as const

function valuesOf(words: TermWords): Values {
  return Object.entries(words).map(([label, value]) => ({ label, value }))
}

function contentOf(action: PolicyAction): Pick<Policy, 'values' | 'amounts'> {
  if (action.type === 'SetMoneyTerms') return { values: valuesOf(moneyWords(action.terms)) }
  if (action.type === 'SetFeeTiers') return { values: valuesOf(feeTierWords(action.tiers)) }
  const { loanLimits, dailyWithdrawals } = action
  const amounts = { loanLimits: [...loanLimits], dailyWithdrawals: [...dailyWithdrawals] }
  return { values: valuesOf(verificationWords(action)), amounts }
}

function inForceNow(core: CoreQueries): readonly PolicyAction[] {
  const { loanLimits, dailyWithdrawals } = core.customers.verificationPolicy()
  return [
    { type: 'SetVerificationPolicy', loanLimits, dailyWithdrawals },
    { type: 'SetFeeTiers', tiers: core.customers.feeTiers() },
    { type: 'SetMoneyTerms', terms: core.moneyTerms.current().terms },
  ]
}

interface DecidedPolicy extends Pick<Policy, 'version' | 'effectiveAt' | 'reason'> {
  readonly proposer: OperatorId
  readonly approver: OperatorId
  readonly action: PolicyAction
}

/** Those that came into force, newest first: history made from the log. */
async function pastOf(past: Kysely<ProjectionTables>, world: World): Promise<readonly DecidedPolicy[]> {
  const rows = await past
    .selectFrom('policies')
    .selectAll()
    .where('world', '=', world)
    .orderBy('in_force_from', 'desc')
    .orderBy('decision', 'desc')
    .execute()
  return rows.map(({ decision, action, in_force_from, ...row }) => ({
    ...row,
    version: Number(decision),
    effectiveAt: Number(in_force_from),
    action: JSON.parse(action) as PolicyAction,
  }))
}

/** Those that wait in the log for their time. */
function scheduledOf(core: CoreQueries): readonly DecidedPolicy[] {
  return core.decisions.scheduled().flatMap(({ decision, command: { action, ...command } }) => {
    return isPolicy(action) ? [{ ...command, version: decision, action }] : []
  })
}

export function policyCalls({
  past,
  worlds,
  operators,
  caughtUp,
}: Pick<AdminServices, 'past' | 'worlds' | 'caughtUp' | 'operators'>): AdminHandlers<'getPolicies'> {
  return {
    getPolicies: async ({ world }) => {
      const { core } = worlds[world]
      await caughtUp(world)
      const names = await operators.rows.names()
      const told = ({ action, ...policy }: DecidedPolicy, state: Policy['state']): Policy => ({
        policy: NAMES[action.type],
        version: policy.version,
        state,
        effectiveAt: policy.effectiveAt,
        proposer: names.get(policy.proposer) ?? '',
        approver: names.get(policy.approver) ?? '',
        reason: policy.reason,
        ...contentOf(action),
      })
      const decided = await pastOf(past, world)
      const running = new Map(decided.toReversed().map((policy) => [policy.action.type, policy]))
      const first = inForceNow(core).filter(({ type }) => !running.has(type))
      return [
        ...scheduledOf(core).map((policy) => told(policy, 'scheduled')),
        ...decided.map((policy) => told(policy, running.get(policy.action.type) === policy ? 'in_force' : 'past')),
        ...first.map((action) => ({ ...firstVersion(action), ...contentOf(action) })),
      ]
    },
  }
}

function firstVersion({ type }: PolicyAction): Omit<Policy, 'values' | 'amounts'> {
  return { policy: NAMES[type], version: 0, state: 'in_force', effectiveAt: 0, proposer: '', approver: '', reason: '' }
}
