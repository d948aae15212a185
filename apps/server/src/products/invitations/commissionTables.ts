import { sql } from 'kysely'
import { int4, sum, type TableTypes, table, text, whole } from '../../projector/table.ts'

/**
 * Commissions of an inviter by Hong Kong day, level and currency, and where they stand: what waits becomes less as it is paid
 * or lapses. Safe to add up because the cursor lets every entry in exactly once.
 */
export const COMMISSIONS = table(
  'commissions',
  {
    inviter: whole,
    day: int4,
    level: int4,
    asset: int4,
    state: text<'waiting' | 'paid' | 'lapsed'>(),
    amount: sum(38),
    /** UTC ms from which a waiting commission can be used; of one paid or lapsed, when that happened. */
    usableFrom: whole,
  },
  {
    key: ['inviter', 'day', 'level', 'asset', 'state'],
    conflict: sql`(world, inviter, day, level, asset, state) do update set
      amount = commissions.amount + excluded.amount,
      usable_from = greatest(commissions.usable_from, excluded.usable_from)`,
  },
)

export type CommissionTables = TableTypes<typeof COMMISSIONS>
