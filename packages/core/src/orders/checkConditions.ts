import type { EntryState } from '../entry/entryState.ts'
import { InvariantBroken } from '../entry/invariantBroken.ts'
import { RESTING_BIT } from '../matching/orderFlags.ts'
import type { OrderTable } from '../matching/orderTable.ts'
import type { ConditionsTable } from './conditionsTable.ts'

/** I31: conditions are those of live orders, and while the clock goes no order outlives its moment. I34. Sweep. */
export function checkConditions(
  { time, clockStopped }: EntryState,
  orders: OrderTable,
  conditions: ConditionsTable,
): void {
  const slots = conditions.slots()
  const astray = slots.find((slot) => orders.find(orders.id(slot)) !== slot)
  if (astray !== undefined) throw new InvariantBroken('I31', `conditions of order ${orders.id(astray)}, which is over`)
  const { nextDue } = conditions
  if (!clockStopped && nextDue !== 0 && nextDue <= time)
    throw new InvariantBroken('I31', `an order was good till ${nextDue} and lives at ${time}`)
  checkIcebergs(orders, slots, conditions)
}

/** I34: an iceberg in a book shows no more than was agreed, and only then stands anything in reserve when it is in a book. */
function checkIcebergs(orders: OrderTable, slots: readonly number[], conditions: ConditionsTable): void {
  const icebergs = slots.filter((slot) => conditions.of(slot).visible !== 0)
  const open = icebergs.find((slot) => {
    const most = (orders.flags(slot) & RESTING_BIT) === 0 ? 0 : conditions.of(slot).visible
    return orders.shown(slot) > most
  })
  if (open !== undefined) throw new InvariantBroken('I34', `order ${orders.id(open)} shows ${orders.shown(open)}`)
  const reserves = icebergs.filter((slot) => orders.hasReserve(slot)).length
  if (reserves !== orders.icebergs)
    throw new InvariantBroken('I34', `${orders.icebergs} reserves, ${reserves} of icebergs`)
}
