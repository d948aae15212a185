import type { Ticks } from '@touchstone/quantities'
import type { Position } from '../position.ts'
import { PriceAlarms } from './priceAlarms.ts'

/** The prices at which a mark concerns a contract's positions: so a mark looks at these alone, not at every position. */
export class PositionAlarms {
  /**
   * The mark at which a position's health has to be looked at: the liquidation price of an isolated one, for a cross one the
   * end of the range in which its account is certainly healthy.
   */
  readonly health = new PriceAlarms('falling')
  readonly stopLoss = new PriceAlarms('falling')
  readonly takeProfit = new PriceAlarms('rising')
  /** Counts how often a protection was set: whoever walks through those reached has to look again. */
  protections = 0

  /** Follows the position's take-profit and stop-loss. */
  protect(position: Position): void {
    this.stopLoss.set(position, position.stopLoss)
    this.takeProfit.set(position, position.takeProfit)
    this.protections++
  }

  /** Forgets a position that has ended. */
  forget(position: Position): void {
    for (const alarms of [this.health, this.stopLoss, this.takeProfit]) alarms.delete(position)
  }

  /** Positions of which the mark has reached the take-profit or the stop-loss, by owner. */
  protectionsReached(mark: Ticks): Position[] {
    const reached = new Set([...this.stopLoss.reached(mark), ...this.takeProfit.reached(mark)])
    return [...reached].sort((one, other) => one.owner - other.owner)
  }
}
