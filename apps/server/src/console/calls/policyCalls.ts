import type { CoreQueries, FeeTier, SetFeeTiers, SetVerificationPolicy, World } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { Kysely } from 'kysely'
import { readPayload } from '../../approvals/payload.ts'
import { percent } from '../../approvals/summary.ts'
import { canonicalJson } from '../../audit/canonicalJson.ts'
import { PLATFORM_POLICY } from '../../content/policy.ts'
import type { Database } from '../../database/schema.ts'
import type { Worlds } from '../../identity/owners.ts'
import type { OperatorRows } from '../../operators/operatorRows.ts'
import type { AdminHandlers } from '../adminContext.ts'

export interface PolicyCallParts {
  readonly database: Kysely<Database>
  readonly worlds: Worlds
  readonly operators: Pick<OperatorRows, 'names'>
}

type Policy = AdminCallData<'getPolicies'>[number]
type PolicyAction = SetFeeTiers | SetVerificationPolicy
type Values = Policy['values']

const NAMES = { SetVerificationPolicy: 'verification', SetFeeTiers: 'fee_tiers' } as const

function tierValues(tiers: readonly FeeTier[]): Values {
  return tiers.map(({ makerPpm, takerPpm }, tier) => ({
    label: `Tier ${tier}, maker and taker`,
    value: `${percent(makerPpm)} and ${percent(takerPpm)}`,
  }))
}

function verificationValues({ loanLimits, dailyWithdrawals }: Omit<SetVerificationPolicy, 'type'>): Values {
  return loanLimits.map((loan, level) => ({
    label: `Level ${level}, loans and withdrawals a day (USDT)`,
    value: `${loan} and ${dailyWithdrawals[level] ?? ''}`,
  }))
}

function contentOf(action: PolicyAction): Pick<Policy, 'values' | 'amounts'> {
  if (action.type === 'SetFeeTiers') return { values: tierValues(action.tiers) }
  const { loanLimits, dailyWithdrawals } = action
  const amounts = { loanLimits: [...loanLimits], dailyWithdrawals: [...dailyWithdrawals] }
  return { values: verificationValues(action), amounts }
}

function inForceNow(core: CoreQueries): readonly PolicyAction[] {
  const { loanLimits, dailyWithdrawals } = core.verificationPolicy()
  return [
    { type: 'SetVerificationPolicy', loanLimits, dailyWithdrawals },
    { type: 'SetFeeTiers', tiers: core.feeTiers() },
  ]
}

/** Rules that are part of the program: the same for everybody until a new version of it. */
function builtIn(): readonly Policy[] {
  const { withdraw, loan, hosting } = PLATFORM_POLICY
  const rule = (policy: string, values: Values): Policy => {
    return { policy, version: 0, state: 'in_force', effectiveAt: 0, proposer: '', approver: '', reason: '', values }
  }
  return [
    rule('withdrawals', [
      { label: 'Hours (Hong Kong)', value: `${withdraw.open} to ${withdraw.close}` },
      { label: 'A day', value: String(withdraw.perDay) },
      { label: 'Least and most (USDT)', value: `${withdraw.min} and ${withdraw.max}` },
      { label: 'Fee rate', value: withdraw.feeRate },
      { label: 'Turnover rate', value: withdraw.turnoverRate },
    ]),
    rule('loans', [{ label: 'Days without interest', value: String(loan.freeDays) }]),
    rule('hosting', [{ label: 'Loss on early redemption', value: hosting.earlyLoss }]),
  ]
}

export function policyCalls({ database, worlds, operators }: PolicyCallParts): AdminHandlers<'getPolicies'> {
  const decided = async (world: World) => {
    const rows = await database
      .selectFrom('proposals')
      .selectAll()
      .where('world', '=', world)
      .where('state', '=', 'approved')
      .where('action', 'in', Object.keys(NAMES))
      .orderBy('sequence', 'desc')
      .execute()
    return rows.map((row) => ({ row, action: readPayload(row.payload).action as PolicyAction }))
  }

  return {
    getPolicies: async ({ world }) => {
      const { core } = worlds[world]
      const names = await operators.names()
      const waiting = new Set(core.scheduledDecisions().map(({ decision }) => decision))
      const past = await decided(world)
      const missing: Policy[] = []
      const running = new Set<bigint>()
      for (const action of inForceNow(core)) {
        const same = ({ row, action: other }: (typeof past)[number]) =>
          !waiting.has(Number(row.sequence)) && canonicalJson(other) === canonicalJson(action)
        const found = past.find(same)
        if (found) running.add(found.row.sequence)
        else missing.push({ ...firstVersion(action), ...contentOf(action) })
      }
      const versions = past.map(({ row, action }): Policy => {
        const version = Number(row.sequence)
        const later = running.has(row.sequence) ? 'in_force' : 'past'
        return {
          policy: NAMES[action.type],
          version,
          state: waiting.has(version) ? 'scheduled' : later,
          effectiveAt: Number(row.effective_at) || Number(row.decided_at),
          proposer: names.get(row.proposer) ?? '',
          approver: names.get(row.approver) ?? '',
          reason: row.reason,
          ...contentOf(action),
        }
      })
      return [...versions, ...missing, ...builtIn()]
    },
  }
}

function firstVersion({ type }: PolicyAction): Omit<Policy, 'values' | 'amounts'> {
  return { policy: NAMES[type], version: 0, state: 'in_force', effectiveAt: 0, proposer: '', approver: '', reason: '' }
}
