import type { LotsState } from '../lots/lotsState.ts'
import type { TradingFees } from './tradingFees.ts'

export interface TradingFeesState extends LotsState {
  readonly tradingFees: TradingFees
}
