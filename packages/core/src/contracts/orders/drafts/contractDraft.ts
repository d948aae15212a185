import type { ContractOrigin, MarginMode, OwnerId, StopTrigger } from '@touchstone/protocol'
import type { Amount, Lots, Ppm, Ticks } from '@touchstone/quantities'

/** A contract order on its way in: the guards' results, before anything is written. */
export interface ContractDraft {
  readonly owner: OwnerId
  readonly side: number
  readonly kind: number
  readonly timeInForce: number
  readonly prevention: number
  readonly price: Ticks
  readonly lots: Lots
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly reduceOnly: boolean
  readonly stopPrice: Ticks
  readonly trigger: StopTrigger
  readonly boundPrice: Ticks
  /** Worst price it may trade at: the limit or the bound. */
  readonly limit: Ticks
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
  readonly origin: ContractOrigin
  /** The hold of an order that is being changed; 0n for a new one. */
  readonly held: Amount
}
