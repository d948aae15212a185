import type { RewardsState } from '../rewards/rewardsState.ts'

/** Everything below the products, for each of them to use. */
export type Floor = RewardsState
