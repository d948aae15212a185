import { createHmac } from 'node:crypto'
import type { KycState, KycTier } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Envelopes } from '../crypto/envelope.ts'
import type { Database } from '../database/schema.ts'
import { fieldsOfTier, type KycField, TIERS } from './tiers.ts'

export type TierFields = Readonly<Partial<Record<KycField, string>>>

export interface TierRecord {
  readonly state: KycState
  readonly reason: string
  /** When it came into this state, UTC ms, 0: never. */
  readonly time: number
  readonly fields: TierFields
}

/** People's answers, encrypted, and the state of each tier. */
export interface TierRows {
  find(userId: string, tier: KycTier): Promise<TierRecord>
  /** False when the tier is under review or approved by now: then nothing was written. */
  save(userId: string, tier: KycTier, fields: TierFields): Promise<boolean>
  /** Moves the tier from one of these states; false when it is in none of them. */
  move(change: {
    readonly userId: string
    readonly tier: KycTier
    readonly from: readonly Exclude<KycState, 'not_sent'>[]
    readonly to: Exclude<KycState, 'not_sent'>
    readonly reason: string
    readonly database?: Kysely<Database>
  }): Promise<boolean>
  /** Other people with the same document, with the state of their tier. */
  sameDocument(userId: string): Promise<readonly { readonly userId: string; readonly state: KycState }[]>
}

const NOTHING: TierRecord = { state: 'not_sent', reason: '', time: 0, fields: {} }

/** Spelled as people spell it, a number is the same with and without its spaces and dashes. */
function plainNumber(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

export interface TierRowsOptions {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly envelopes: Envelopes
  /** For hashes that nobody can make without it. */
  readonly hashKey: Buffer
}

export function createTierRows({ database, clock, envelopes, hashKey }: TierRowsOptions): TierRows {
  const contextOf = (userId: string, tier: KycTier) => `kyc ${tier} of ${userId}`
  const hashOf = ({ idTypeId = '', idNumber = '' }: TierFields): string | null => {
    const number = plainNumber(idNumber)
    if (number === '') return null
    return createHmac('sha256', hashKey).update(`${idTypeId} ${number}`).digest('base64url')
  }

  return {
    find: async (userId, tier) => {
      const query = database.selectFrom('kyc_tiers').selectAll().where('user_id', '=', userId)
      const row = await query.where('tier', '=', tier).executeTakeFirst()
      if (!row) return NOTHING
      const fields = JSON.parse(envelopes.openText(contextOf(userId, tier), row.sealed_fields)) as TierFields
      return { state: row.state, reason: row.reason, time: Number(row.changed_at), fields }
    },

    save: async (userId, tier, fields) => {
      const own = Object.fromEntries(fieldsOfTier(TIERS[tier]).map((field) => [field, fields[field] ?? '']))
      const content = {
        sealed_fields: envelopes.sealText(contextOf(userId, tier), JSON.stringify(own)),
        number_hash: hashOf(own),
      }
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('kyc_tiers')
        .values({ user_id: userId, tier, state: 'draft', reason: '', changed_at: clock.now(), ...content })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'tier'])
            .doUpdateSet(content)
            .where('kyc_tiers.state', 'in', ['draft', 'rejected']),
        )
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    move: async ({ userId, tier, from, to, reason, database: on = database }) => {
      const { numUpdatedRows } = await on
        .updateTable('kyc_tiers')
        .set({ state: to, reason, changed_at: clock.now() })
        .where('user_id', '=', userId)
        .where('tier', '=', tier)
        .where('state', 'in', from)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    sameDocument: async (userId) => {
      const own = database.selectFrom('kyc_tiers').select('number_hash').where('user_id', '=', userId)
      const rows = await database
        .selectFrom('kyc_tiers')
        .select(['user_id', 'state'])
        .where('user_id', '<>', userId)
        .where('number_hash', 'in', own.where('tier', '=', 'junior'))
        .orderBy('changed_at')
        .limit(20)
        .execute()
      return rows.map((row) => ({ userId: row.user_id, state: row.state }))
    },
  }
}
