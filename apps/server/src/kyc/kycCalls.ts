import { type CallRequest, KYC_TIERS, type KycTier } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Files } from '../files/files.ts'
import { type CallHandlers, requireOwnCookie, sessionOf } from '../gateway/callContext.ts'
import type { People } from '../identity/accounts/people.ts'
import type { ReviewDesk } from '../review/reviewCase.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { TierFields, TierRecord, TierRows } from './tierRows.ts'
import { ID_TYPES, TIERS, type TierDefinition } from './tiers.ts'

export interface KycCallParts {
  readonly database: Kysely<Database>
  readonly rows: TierRows
  readonly files: Pick<Files, 'check' | 'keep'>
  readonly people: Pick<People, 'byId' | 'ownerOf'>
  readonly desk: Pick<ReviewDesk, 'open'>
  /** Levels, and the limits they unlock, hold in the real world whichever world the call comes from. */
  readonly real: Pick<WorldPort, 'core'>
}

function refuseDecided({ state }: TierRecord): void {
  if (state === 'review') throw new Refusal('kyc_under_review')
  if (state === 'approved') throw new Refusal('kyc_approved')
}

/** Pictures of a tier that were given, with the purpose each must have. */
function picturesOf({ images }: TierDefinition, fields: TierFields) {
  return images.flatMap(({ field, use }) => {
    const id = fields[field] ?? ''
    return id === '' ? [] : [{ id, use }]
  })
}

function refuseMissing({ tier, required, images }: TierDefinition, fields: TierFields): void {
  for (const { field, label } of required) if (!fields[field]) throw new Refusal('field_empty', { field: label })
  if (images.some(({ field }) => !fields[field]))
    throw new Refusal(tier === 'address' ? 'bill_missing' : 'image_missing')
}

function checkIdType(idTypeId: string): void {
  const known = idTypeId === '' || ID_TYPES.some(({ id }) => String(id) === idTypeId)
  if (!known) throw new Refusal('malformed', { field: 'idTypeId', problem: 'must be one of 1, 2, 3, 4, 5' })
}

function savingCall({ rows, files }: KycCallParts): CallHandlers<'saveKyc'> {
  return {
    saveKyc: async ({ tier, ...fields }: CallRequest<'saveKyc'>, context) => {
      const session = sessionOf(context)
      requireOwnCookie(session)
      const { userId } = session
      refuseDecided(await rows.find(userId, tier))
      checkIdType(fields.idTypeId)
      await files.check(userId, picturesOf(TIERS[tier], fields))
      // Sent from another page in the meantime: a tier under review does not change.
      if (!(await rows.save(userId, tier, fields))) throw new Refusal('kyc_under_review')
      return { draft: true }
    },
  }
}

function sendingCall({ database, rows, files, desk }: KycCallParts): CallHandlers<'editCenterLevel'> {
  /** Under review and before the desk, or neither. */
  const send = (userId: string, tier: KycTier, pictures: readonly string[]) =>
    database.transaction().execute(async (transaction) => {
      const from = ['draft', 'rejected'] as const
      const moved = await rows.move({ userId, tier, from, to: 'review', reason: '', database: transaction })
      if (!moved) throw new Refusal('kyc_under_review')
      await files.keep(pictures, transaction)
      await desk.open({ kind: `kyc_${tier}`, userId, subject: { tier } }, transaction)
    })

  return {
    editCenterLevel: async ({ level: tier }, context) => {
      const session = sessionOf(context)
      requireOwnCookie(session)
      const { userId } = session
      const definition = TIERS[tier]
      const record = await rows.find(userId, tier)
      refuseDecided(record)
      const before = definition.before && (await rows.find(userId, definition.before))
      if (before && before.state !== 'approved') throw new Refusal('kyc_tier_before')
      refuseMissing(definition, record.fields)
      const pictures = picturesOf(definition, record.fields)
      // A draft may have outlived its pictures: then they are asked for again.
      await files.check(userId, pictures)
      await send(
        userId,
        tier,
        pictures.map(({ id }) => id),
      )
      return { state: 'review' }
    },
  }
}

function readingCalls({ rows, people, real }: KycCallParts): CallHandlers<'getIdcardType' | 'getKyc'> {
  return {
    getIdcardType: () => ID_TYPES.map(({ id, name }) => ({ id, name })),

    getKyc: async (_request, context) => {
      const { userId, cookieMissing } = sessionOf(context)
      const records = await Promise.all(KYC_TIERS.map((tier) => rows.find(userId, tier)))
      const states = records.map(({ state, reason, time }) => ({ state, reason, time }))
      // Names and numbers of documents are for the browser that the session belongs to, or for a program.
      const filled: TierFields = Object.assign({}, ...(cookieMissing ? [] : records.map(({ fields }) => fields)))
      const person = await people.byId(userId)
      const owner = await people.ownerOf(userId, 'real')
      const { loanLimits, dailyWithdrawals } = real.core.customers.verificationPolicy()
      const [junior, senior, address] = states as [(typeof states)[0], (typeof states)[0], (typeof states)[0]]
      const { idTypeId, name = '', idNumber = '', bank_name = '', bank_number = '' } = filled
      const { address: addressText = '', frontId = '', backId = '', handId = '', billId = '' } = filled
      return {
        junior,
        senior,
        address,
        country: person?.country ?? '',
        fields: {
          idTypeId: Number(idTypeId || 0),
          name,
          idNumber,
          bank_name,
          bank_number,
          address: addressText,
          frontId,
          backId,
          handId,
          billId,
        },
        levels: loanLimits.map((loanLimit, level) => ({
          level,
          loanLimit,
          dailyWithdrawal: dailyWithdrawals[level] ?? '0',
        })),
        level: owner === null ? 0 : real.core.customers.verification(owner),
      }
    },
  }
}

/** Verification: junior, then senior, then address; each filled in, sent, reviewed by people, and approved or rejected. */
export function kycCalls(parts: KycCallParts) {
  return { ...readingCalls(parts), ...savingCall(parts), ...sendingCall(parts) }
}
