import type { BatchRows } from '../projector/batchRows.ts'
import type { Place } from '../projector/projection.ts'
import { REWARDS } from './rewardTables.ts'

type Reward = Omit<ReturnType<typeof REWARDS.record>, 'sequence' | 'time'>

/** Adds up what one entry pays a customer for the same reward, so that it is one row. */
export function addReward(rows: BatchRows, { sequence, time }: Place, reward: Reward): void {
  rows.put(REWARDS, { ...reward, sequence, time }, (before, next) => ({
    ...next,
    amount: before.amount + next.amount,
  }))
}
