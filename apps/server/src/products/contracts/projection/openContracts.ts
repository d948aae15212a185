import { OrderTracker } from '../../../orders/orderTracker.ts'
import { Tracking } from '../../../projector/tracking.ts'
import type { AppliedEntry } from '../../../sequencer/worldPort.ts'
import type { ContractFill } from './contractFill.ts'
import { CONTRACT_ORDER_RULES, type TrackedContractOrder } from './contractOrders.ts'
import { CONTRACT_ORDERS, type ContractTables, POSITIONS } from './contractTables.ts'
import { PositionTracker } from './positionTracker.ts'

/** Customers' orders that one entry changed, each as it is now, and its closings of positions without a trade. */
export interface ContractChanges {
  readonly orders: readonly TrackedContractOrder[]
  readonly closings: readonly ContractFill[]
}

export class OpenContracts {
  readonly orders: OrderTracker<TrackedContractOrder>
  readonly positions: PositionTracker

  constructor(orders = new OrderTracker(CONTRACT_ORDER_RULES), positions = new PositionTracker()) {
    this.orders = orders
    this.positions = positions
  }

  apply(entry: AppliedEntry): ContractChanges {
    return { orders: this.orders.apply(entry), closings: this.positions.apply(entry) }
  }
}

/** Customers' unfinished orders on contracts and their open positions. */
export const OPEN_CONTRACTS = new Tracking<ContractChanges, OpenContracts>({
  empty: () => new OpenContracts(),
  async open(database, world) {
    const orders = await database
      .withTables<ContractTables>()
      .selectFrom('contract_orders')
      .selectAll()
      .where('world', '=', world)
      .where('state', 'in', ['pending', 'open'])
      .orderBy('order_no')
      .execute()
    const positions = await database
      .withTables<ContractTables>()
      .selectFrom('positions')
      .selectAll()
      .where('world', '=', world)
      .where('closed_at', '=', 0n)
      .orderBy('position')
      .execute()
    return new OpenContracts(
      new OrderTracker(CONTRACT_ORDER_RULES, orders.map(CONTRACT_ORDERS.record)),
      new PositionTracker(positions.map(POSITIONS.record)),
    )
  },
})
