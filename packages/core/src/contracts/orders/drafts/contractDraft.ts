import type { ContractOrigin, MarginMode, StopTrigger } from '@touchstone/protocol'
import type { Amount, Ticks } from '@touchstone/quantities'
import type { IncomingOrder } from '../../../orders/incomingOrder.ts'

/** A contract order on its way in. It is by lots. */
export interface ContractDraft extends IncomingOrder {
  readonly leverage: number
  readonly marginMode: MarginMode
  readonly reduceOnly: boolean
  readonly trigger: StopTrigger
  readonly takeProfit: Ticks
  readonly stopLoss: Ticks
  readonly origin: ContractOrigin
  /** The hold of an order that is being changed; 0n for a new one. */
  readonly held: Amount
}
