import type { Lots, Ppm, Ticks } from '@touchstone/quantities'
import type { Taker } from '../matching/matchPlan.ts'

/** An order on its way in, of whatever product: the guards' results, before anything is written. */
export interface IncomingOrder extends Taker {
  readonly kind: number
  readonly timeInForce: number
  readonly price: Ticks
  readonly lots: Lots
  readonly stopPrice: Ticks
  /** The worst price of an order without a limit, fixed at acceptance; 0 for one that has a limit. */
  readonly boundPrice: Ticks
  readonly makerPpm: Ppm
  readonly takerPpm: Ppm
}
