import type { OperatorId } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../errors/refusal.ts'
import type { CaseView } from './reviewCase.ts'

/** One picture of a case, opened by one operator. */
export interface Look {
  readonly caseId: string
  readonly operator: OperatorId
  readonly image: string
}

/** Writes a look down; false when this operator has opened this picture of this case before. */
export async function keepLook(database: Kysely<Database>, look: Look, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('review_looks')
    .values({ case_id: look.caseId, operator: look.operator, image: look.image, time: now })
    .onConflict((same) => same.columns(['case_id', 'operator', 'image']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The pictures of a case that an operator has opened. */
export async function looksOf(
  database: Kysely<Database>,
  caseId: string,
  operator: OperatorId,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('review_looks')
    .select('image')
    .where('case_id', '=', caseId)
    .where('operator', '=', operator)
    .execute()
  return new Set(rows.map(({ image }) => image))
}

/** Nobody approves what they have not looked at. Throws Refusal('pictures_unseen'). */
export async function refuseUnseen(
  database: Kysely<Database>,
  caseId: string,
  operator: OperatorId,
  { images }: Pick<CaseView, 'images'>,
): Promise<void> {
  if (images.length === 0) return
  const seen = await looksOf(database, caseId, operator)
  const count = images.filter(({ id }) => !seen.has(id)).length
  if (count > 0) throw new Refusal('pictures_unseen', { count })
}
