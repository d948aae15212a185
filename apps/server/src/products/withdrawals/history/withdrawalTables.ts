import type { WithdrawalKind, WithdrawalState } from '@touchstone/protocol'
import { sql } from 'kysely'
import { amount, int4, type TableTypes, table, text, whole } from '../../../projector/table.ts'

/** The request; nothing of it changes afterwards. */
export const WITHDRAWALS = table(
  'withdrawals',
  {
    withdrawal: whole,
    owner: whole,
    kind: text<WithdrawalKind>(),
    asset: int4,
    amount,
    fee: amount,
    /** Number of the address or the lot, 0 of a bank withdrawal. */
    target: whole,
    destination: text(),
    sequence: whole,
    time: whole,
  },
  {
    key: ['withdrawal'],
    indexes: { withdrawals_of_owner: '(world, owner, withdrawal)', withdrawals_to: '(world, destination)' },
  },
)

/** Each state a withdrawal came into, once; the last one is where it stands. */
export const WITHDRAWAL_STEPS = table(
  'withdrawal_steps',
  {
    withdrawal: whole,
    state: text<WithdrawalState>(),
    owner: whole,
    /** '' and 0 before `signed`; of `signed` the latest version of the payment, at the end the one that the chain took. */
    transaction: text(),
    block: whole,
    /** Of a bank's payment, else ''. */
    reference: text(),
    /** Operators who decided it and why; 0 and '' by the customer or the platform. */
    proposer: int4,
    approver: int4,
    reason: text(),
    sequence: whole,
    time: whole,
  },
  {
    key: ['withdrawal', 'state'],
    indexes: { withdrawal_steps_by_time: '(world, time)' },
    // A payment that is made again keeps the moment of its first version, and names the latest.
    conflict: sql`(world, withdrawal, state) do update set transaction = excluded.transaction
      where excluded.sequence > withdrawal_steps.sequence`,
  },
)

export type WithdrawalTables = TableTypes<typeof WITHDRAWALS> & TableTypes<typeof WITHDRAWAL_STEPS>
