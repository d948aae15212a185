import type { RewardKind } from '@touchstone/protocol/admin'
import { amount, int4, type TableTypes, table, text, whole } from '../projector/table.ts'

/** Every reward that a customer received, whatever it was for. */
export const REWARDS = table(
  'rewards',
  {
    sequence: whole,
    owner: whole,
    kind: text<RewardKind>(),
    /** Tells the rewards of one entry apart: the day of a cycle, the level of an invitation, or the campaign. */
    about: int4,
    asset: int4,
    amount,
    time: whole,
  },
  {
    key: ['sequence', 'owner', 'kind', 'about', 'asset'],
    indexes: { rewards_of_owner: '(world, owner, sequence)' },
  },
)

export type RewardTables = TableTypes<typeof REWARDS>
