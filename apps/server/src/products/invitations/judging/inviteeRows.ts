import type { InviteeConcern } from '@touchstone/protocol/admin'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** A customer and the customer's inviter, each with the number of the real world. */
export interface Invitation {
  readonly userId: string
  readonly owner: number
  readonly inviterId: string
  readonly inviter: number
}

export interface Judged extends Invitation {
  /** What was ever found against counting the customer's fees. */
  readonly concerns: readonly InviteeConcern[]
}

/** A comma-separated list as it stands in its column. */
export function concernsIn(column: string): InviteeConcern[] {
  return column === '' ? [] : (column.split(',') as InviteeConcern[])
}

/** Customers who registered with somebody's code and whose inviter is not yet in the log, oldest first; or this one of them. */
export async function unwritten(database: Kysely<Database>, limit: number, userId?: string): Promise<Invitation[]> {
  const rows = await database
    .selectFrom('users')
    .innerJoin('owners as own', (join) => join.onRef('own.user_id', '=', 'users.id').on('own.world', '=', 'real'))
    .innerJoin('owners as inviting', (join) =>
      join.onRef('inviting.user_id', '=', 'users.invited_by').on('inviting.world', '=', 'real'),
    )
    .leftJoin('invitees', 'invitees.user_id', 'users.id')
    .select(['users.id as userId', 'own.owner', 'inviting.user_id as inviterId', 'inviting.owner as inviter'])
    .where('invitees.user_id', 'is', null)
    .$if(userId !== undefined, (query) => query.where('users.id', '=', userId ?? ''))
    .orderBy('users.created_at')
    .limit(limit)
    .execute()
  return rows.flatMap(({ owner, inviter, ...ids }) =>
    owner === null || inviter === null ? [] : [{ ...ids, owner, inviter }],
  )
}

export async function addInvitee(database: Kysely<Database>, { userId, inviterId }: Invitation): Promise<void> {
  await database
    .insertInto('invitees')
    .values({ user_id: userId, inviter_id: inviterId, concerns: '', judged_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Invited customers who were not judged since `time`, those judged longest ago first. */
export async function unjudgedSince(database: Kysely<Database>, time: number, limit: number): Promise<Judged[]> {
  const rows = await database
    .selectFrom('invitees')
    .innerJoin('owners as own', (join) =>
      join.onRef('own.user_id', '=', 'invitees.user_id').on('own.world', '=', 'real'),
    )
    .innerJoin('owners as inviting', (join) =>
      join.onRef('inviting.user_id', '=', 'invitees.inviter_id').on('inviting.world', '=', 'real'),
    )
    .select([
      'invitees.user_id as userId',
      'own.owner',
      'inviter_id as inviterId',
      'inviting.owner as inviter',
      'concerns',
    ])
    .where('judged_at', '<=', BigInt(time))
    .orderBy('judged_at')
    .orderBy('invitees.user_id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ owner, inviter, concerns, ...ids }) =>
    owner === null || inviter === null ? [] : [{ ...ids, owner, inviter, concerns: concernsIn(concerns) }],
  )
}

export async function setConcerns(
  database: Kysely<Database>,
  { userId, concerns }: Pick<Judged, 'userId' | 'concerns'>,
  now: number,
): Promise<void> {
  await database
    .updateTable('invitees')
    .set({ concerns: concerns.join(','), judged_at: now })
    .where('user_id', '=', userId)
    .execute()
}

/** The inviters above a customer, the nearest first, at most `most` of them. */
export async function invitersOf(
  database: Kysely<Database>,
  userId: string,
  most: number,
): Promise<{ readonly userId: string; readonly owner: number }[]> {
  const { rows } = await sql<{ user_id: string; owner: number }>`
    with recursive chain (user_id, height) as (
      select inviter_id, 1 from invitees where user_id = ${userId}
      union all
      select invitees.inviter_id, chain.height + 1 from invitees
      join chain on invitees.user_id = chain.user_id where chain.height < ${sql.lit(most)})
    select chain.user_id, owners.owner from chain
    join owners on owners.user_id = chain.user_id and owners.world = 'real'
    where owners.owner is not null order by chain.height`.execute(database)
  return rows.map((row) => ({ userId: row.user_id, owner: Number(row.owner) }))
}
