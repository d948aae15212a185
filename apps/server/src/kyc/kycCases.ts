import { KYC_TIERS, type KycTier } from '@touchstone/protocol'
import { Refusal } from '../errors/refusal.ts'
import { COUNTRIES } from '../identity/accounts/countries.ts'
import type { People } from '../identity/accounts/people.ts'
import type { CaseHandler, CaseView, Decision, ReviewCase } from '../review/reviewCase.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { REFUSALS, refusalSentence } from './refusalReasons.ts'
import type { TierFields, TierRows } from './tierRows.ts'
import { ID_TYPES, TIERS, type TierDefinition } from './tiers.ts'
import { warningsOf } from './warnings.ts'

export interface KycCaseParts {
  readonly rows: TierRows
  readonly people: Pick<People, 'byId' | 'ownerOf' | 'accountEvents'>
  /** Verification is a matter of the real world only. */
  readonly real: Pick<WorldPort, 'core' | 'submit'>
}

function shown(field: string, value: string): string {
  if (field !== 'idTypeId') return value
  return ID_TYPES.find(({ id }) => String(id) === value)?.name ?? value
}

function imagesOf({ images }: TierDefinition, fields: TierFields): CaseView['images'] {
  return images.flatMap(({ field, label }) => {
    const id = fields[field] ?? ''
    return id === '' ? [] : [{ id, label }]
  })
}

/** The facts that a reviewer compares: the tier's own fields, and the name and number that its pictures must show. */
async function viewOf({ rows, people }: KycCaseParts, { userId }: ReviewCase, tier: KycTier): Promise<CaseView> {
  const definition = TIERS[tier]
  const junior = await rows.find(userId, 'junior')
  const own = tier === 'junior' ? junior : await rows.find(userId, tier)
  const person = await people.byId(userId)
  const country = COUNTRIES.find(({ iso }) => iso === person?.country)?.country ?? ''
  const context = tier === 'junior' ? [] : TIERS.junior.required
  const labels = [...definition.required, ...definition.optional]
  return {
    fields: [
      { label: 'Nationality', before: '', after: country },
      ...context.map(({ field, label }) => ({ label, before: '', after: shown(field, junior.fields[field] ?? '') })),
      ...labels.map(({ field, label }) => ({ label, before: '', after: shown(field, own.fields[field] ?? '') })),
    ],
    images: imagesOf(definition, own.fields),
    warnings: await warningsOf({ rows, person, fields: { ...junior.fields, ...own.fields } }),
  }
}

/** Raises the level in the log, unless it is as high already: a repeated approval does nothing. */
async function raiseLevel(
  { people, real }: KycCaseParts,
  { id, kind, userId }: ReviewCase,
  { level }: TierDefinition,
  { proposer, approver }: Decision,
): Promise<void> {
  const owner = await people.ownerOf(userId, 'real')
  if (owner === null) throw new Refusal('unknown_user')
  if (real.core.customers.verification(owner) >= level) return
  const { reply } = await real.submit({
    type: 'Decide',
    proposer,
    approver,
    effectiveAt: 0,
    reason: `${kind} ${id}`,
    action: { type: 'SetVerification', owner, level },
  })
  if (reply.kind === 'rejected') throw new Refusal(reply.rejection, reply.facts)
}

function handlerOf(parts: KycCaseParts, tier: KycTier): CaseHandler {
  const { rows, people } = parts
  const definition = TIERS[tier]
  return {
    kind: `kyc_${tier}`,
    fourEyes: true,
    refusals: REFUSALS,
    view: (reviewCase) => viewOf(parts, reviewCase, tier),

    approve: async (reviewCase, decision) => {
      const { userId, id } = reviewCase
      await raiseLevel(parts, reviewCase, definition, decision)
      const message = { kind: 'verified', values: { tier }, source: `case ${id}` } as const
      const event = { what: `kyc_${tier}_approved`, by: 'operator', text: decision.text, ref: id, message } as const
      const approved = { userId, tier, from: ['review'], to: 'approved', reason: '' } as const
      await people.accountEvents.addWith(userId, event, (database) => rows.move({ ...approved, database }))
    },

    refuse: async ({ userId, id }, decision) => {
      const reason = refusalSentence(decision)
      const message = { kind: 'verificationRefused', values: { tier, reason }, source: `case ${id}` } as const
      const event = { what: `kyc_${tier}_rejected`, by: 'operator', text: reason, ref: id, message } as const
      const rejected = { userId, tier, from: ['review'], to: 'rejected', reason } as const
      await people.accountEvents.addWith(userId, event, (database) => rows.move({ ...rejected, database }))
    },
  }
}

/** The three kinds of cases that verification brings before the review desk. */
export function kycCases(parts: KycCaseParts): readonly CaseHandler[] {
  return KYC_TIERS.map((tier) => handlerOf(parts, tier))
}
