import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import { NONE, type OrderTable } from '../matching/orderTable.ts'
import type { ConditionsTable } from './conditionsTable.ts'

/**
 * The conditions of live orders, behind everything else of their product, by the orders' numbers. Without any not a byte is
 * written: then the product's bytes, and with them the state hash, are those of a log that never knew conditions.
 */
export function writeConditions(writer: ByteWriter, orders: OrderTable, conditions: ConditionsTable): void {
  if (conditions.size === 0) return
  writer.varint(conditions.size)
  for (const slot of conditions.slots()) {
    writer.u53(orders.id(slot))
    writer.u53(conditions.of(slot).goodTill)
  }
}

/** Reads the conditions of orders that are live already. */
export function readConditions(reader: ByteReader, orders: OrderTable, conditions: ConditionsTable): void {
  if (reader.left === 0) return
  for (let left = reader.count(16); left > 0; left--) {
    const slot = orders.find(reader.u53())
    if (slot === NONE) throw new CodecError('Conditions of no order')
    conditions.add(slot, { goodTill: reader.u53() })
  }
}
