import { clockText } from '@touchstone/core/formulas'
import type { CoreQueries, FeeTier, MoneyTerms, OperatorId, SetVerificationPolicy, World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import { percent } from '../../approvals/summary.ts'
import { isPolicy, type PolicyAction } from '../../projector/policies/policyProjection.ts'
import type { ProjectionTables } from '../../projector/schema.ts'
import type { AdminHandlers } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'

type Policy = AdminCallData<'getPolicies'>[number]
type Values = Policy['values']

const HOUR_MS = 3_600_000

const NAMES = {
  SetVerificationPolicy: 'verification',
  SetFeeTiers: 'fee_tiers',
  SetMoneyTerms: 'withdrawals',
} as const

function tierValues(tiers: readonly FeeTier[]): Values {
  return tiers.map(({ makerPpm, takerPpm }, tier) => ({
    label: `Tier ${tier}, maker and taker`,
    value: `${percent(makerPpm)} and ${percent(takerPpm)}`,
  }))
}

/** A decimal with its thousands set apart. */
function grouped(amount: string): string {
  const [whole = '', ...fraction] = amount.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

function verificationValues({ loanLimits, dailyWithdrawals }: Omit<SetVerificationPolicy, 'type'>): Values {
  return loanLimits.map((loan, level) => ({
    label: `Level ${level}, loans and withdrawals a day (USDT)`,
    value: `${grouped(loan)} and ${grouped(dailyWithdrawals[level] ?? '')}`,
  }))
}

/** "12:00 to 24:00" and the rest as people write them. */
function moneyValues(terms: MoneyTerms): Values {
  const { min, max, perDay, returnFee, secondPersonFrom } = terms
  return [
    { label: 'Hours (Hong Kong)', value: `${clockText(terms.opensAt)} to ${clockText(terms.closesAt)}` },
    { label: 'A day', value: String(perDay) },
    { label: 'Least and most (USDT)', value: `${grouped(min)} and ${grouped(max)}` },
    { label: 'Fee', value: percent(terms.feePpm) },
    { label: 'Turnover', value: percent(terms.turnoverPpm) },
    { label: 'A new address waits', value: `${terms.addressHoldMs / HOUR_MS} hours` },
    { label: 'Returning a deposit costs (USDT)', value: grouped(returnFee) },
    { label: 'Two people from (USDT)', value: grouped(secondPersonFrom) },
    { label: 'Spread of conversions', value: percent(terms.conversionSpreadPpm) },
  ]
}

function contentOf(action: PolicyAction): Pick<Policy, 'values' | 'amounts'> {
  if (action.type === 'SetMoneyTerms') return { values: moneyValues(action.terms) }
  if (action.type === 'SetFeeTiers') return { values: tierValues(action.tiers) }
  const { loanLimits, dailyWithdrawals } = action
  const amounts = { loanLimits: [...loanLimits], dailyWithdrawals: [...dailyWithdrawals] }
  return { values: verificationValues(action), amounts }
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
