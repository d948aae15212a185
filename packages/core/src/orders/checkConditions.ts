import type { EntryState } from '../entry/entryState.ts'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import type { OrderTable } from '../matching/orderTable.ts'
import type { ConditionsTable } from './conditionsTable.ts'

/** I31: conditions are those of live orders, and while the clock goes no order outlives its moment. Sweep. */
export function checkConditions(
  { time, clockStopped }: EntryState,
  orders: OrderTable,
  conditions: ConditionsTable,
): void {
  const astray = conditions.slots().find((slot) => orders.find(orders.id(slot)) !== slot)
  if (astray !== undefined) throw new InvariantBroken('I31', `conditions of order ${orders.id(astray)}, which is over`)
  const { nextDue } = conditions
  if (!clockStopped && nextDue !== 0 && nextDue <= time)
    throw new InvariantBroken('I31', `an order was good till ${nextDue} and lives at ${time}`)
}
