import type { CoreEvent, OrderId, OwnerId } from '@touchstone/protocol'
import type { LotBooks } from '../lots/lotBooks.ts'
import { floorOf } from '../plainSums.ts'

/** TURN-1: a trade counts with its margin. */
export class TurnoverAudit {
  readonly #lots: LotBooks
  readonly #leverages = new Map<OrderId, number>()

  constructor(lots: LotBooks) {
    this.#lots = lots
  }

  hear(event: CoreEvent): void {
    if (event.type === 'ContractOrderAccepted') this.#leverages.set(event.order, event.leverage)
    if (event.type !== 'ContractTrade') return
    this.#add(event.taker, event.takerOrder, event.notional)
    this.#add(event.maker, event.makerOrder, event.notional)
  }

  #add(owner: OwnerId, order: OrderId, notional: bigint): void {
    const leverage = this.#leverages.get(order)
    if (leverage !== undefined) this.#lots.addTurnover(owner, floorOf(notional, BigInt(leverage)))
  }
}
