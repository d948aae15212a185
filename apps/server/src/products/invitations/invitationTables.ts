import { sql } from 'kysely'
import { amount, int4, type TableTypes, table, text, whole } from '../../projector/table.ts'

/** Who invited whom. */
export const INVITEES = table(
  'invitees',
  { customer: whole, referrer: whole, sequence: whole, time: whole },
  { key: ['customer'], indexes: { invitees_of: '(world, referrer, sequence)' } },
)

/** What fees of one customer, of one Hong Kong day and in one asset, earned one inviter. */
export const COMMISSIONS = table(
  'commissions',
  { inviter: whole, invitee: whole, level: int4, day: int4, asset: int4, amount, usableFrom: whole },
  {
    key: ['invitee', 'level', 'day', 'asset'],
    indexes: { commissions_of_inviter: '(world, inviter, day)' },
    conflict: sql`(world, invitee, level, day, asset) do update set amount = commissions.amount + excluded.amount`,
  },
)

/** What became of it after its time of waiting, once. */
export const COMMISSION_ENDS = table(
  'commission_ends',
  {
    inviter: whole,
    invitee: whole,
    level: int4,
    day: int4,
    asset: int4,
    amount,
    /** `paid`, or why it lapsed. */
    result: text<'paid' | 'invitee_unqualified' | 'inviter_unverified' | 'inviter_frozen'>(),
    sequence: whole,
    time: whole,
  },
  {
    key: ['invitee', 'level', 'day', 'asset'],
    indexes: { commission_ends_of_inviter: '(world, inviter, sequence)' },
  },
)

export type InvitationTables = TableTypes<typeof INVITEES> &
  TableTypes<typeof COMMISSIONS> &
  TableTypes<typeof COMMISSION_ENDS>
