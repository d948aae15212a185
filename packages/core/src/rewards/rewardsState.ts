import type { TradingFeesState } from '../tradingFees/tradingFeesState.ts'
import type { Rewards } from './rewards.ts'

export interface RewardsState extends TradingFeesState {
  readonly rewards: Rewards
}
