import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** Whether somebody was verified, or asks to be, with a document that one of the others has: by its keyed digest. */
export async function sharesDocument(
  database: Kysely<Database>,
  userId: string,
  others: readonly string[],
): Promise<boolean> {
  if (others.length === 0) return false
  const row = await database
    .selectFrom('kyc_tiers as own')
    .innerJoin('kyc_tiers as other', 'other.number_hash', 'own.number_hash')
    .select('own.user_id')
    .where('own.user_id', '=', userId)
    .where('other.user_id', 'in', others)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
