import { amount, int4, type TableTypes, table, whole } from '../../projector/table.ts'

/** Each day that was signed. */
export const SIGN_INS = table(
  'sign_ins',
  {
    owner: whole,
    cycle: whole,
    day: int4,
    /** Number of the Hong Kong day. */
    date: int4,
    sequence: whole,
    time: whole,
  },
  { key: ['owner', 'cycle', 'day'] },
)

/** Each day whose reward was paid. */
export const SIGN_REWARDS = table(
  'sign_rewards',
  { owner: whole, cycle: whole, day: int4, asset: int4, amount, sequence: whole, time: whole },
  { key: ['owner', 'cycle', 'day'], indexes: { sign_rewards_of_owner: '(world, owner, sequence)' } },
)

export type SignInTables = TableTypes<typeof SIGN_INS> & TableTypes<typeof SIGN_REWARDS>
