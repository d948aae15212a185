import type { RewardKind } from '@touchstone/protocol/admin'
import { amount, int4, type TableTypes, table, text, whole } from '../projector/table.ts'

/** Every reward that a customer received, whatever it was for. */
export const REWARDS = table(
  'rewards',
  {
    sequence: whole,
    owner: whole,
    kind: text<RewardKind>(),
    /** What exactly it was for, among the rewards of one entry: a day, a level of invitations, a campaign. */
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
