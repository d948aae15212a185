import { type ByteReader, type ByteWriter, CodecError, isTrailing, NO_CONDITIONS } from '@touchstone/protocol'
import type { Ticks } from '@touchstone/quantities'
import { NONE, type OrderTable } from '../matching/orderTable.ts'
import type { ConditionsTable } from './conditionsTable.ts'

/**
 * The conditions of live orders, behind everything else of their product, by the orders' numbers: their ends, then how stops
 * trail, with the best price that each has seen, then what icebergs show, with what stands in reserve. Without any not a byte is
 * written: then the product's bytes, and with them the state hash, are those of a log that never knew conditions; the same holds
 * for stops that trail and for icebergs.
 */
export function writeConditions(
  writer: ByteWriter,
  orders: OrderTable,
  conditions: ConditionsTable,
  extremeOf: (slot: number) => Ticks,
): void {
  if (conditions.size === 0) return
  writer.varint(conditions.size)
  const slots = conditions.slots()
  for (const slot of slots) {
    writer.u53(orders.id(slot))
    writer.u53(conditions.of(slot).goodTill)
  }
  const trailing = slots.filter((slot) => isTrailing(conditions.of(slot)))
  const icebergs = slots.filter((slot) => conditions.of(slot).visible !== 0)
  if (trailing.length === 0 && icebergs.length === 0) return
  writer.varint(trailing.length)
  for (const slot of trailing) {
    const { trailTicks, trailPpm, activation } = conditions.of(slot)
    writer.u53(orders.id(slot))
    for (const figure of [trailTicks, trailPpm, activation, extremeOf(slot)]) writer.u32(figure)
  }
  if (icebergs.length === 0) return
  writer.varint(icebergs.length)
  for (const slot of icebergs) {
    writer.u53(orders.id(slot))
    writer.u32(conditions.of(slot).visible)
    writer.u32(orders.reserve(slot))
  }
}

/** Reads the conditions of orders that are live already, but neither wait nor rest yet. */
export function readConditions(reader: ByteReader, orders: OrderTable, conditions: ConditionsTable): void {
  if (reader.left === 0) return
  const moments = new Map<number, number>()
  for (let left = reader.count(16); left > 0; left--) moments.set(slotOf(reader, orders), reader.u53())
  if (reader.left > 0) {
    for (let left = reader.count(24); left > 0; left--) {
      const slot = slotOf(reader, orders)
      const trail = { trailTicks: reader.u32(), trailPpm: reader.u32(), activation: reader.u32() }
      conditions.add(slot, { ...NO_CONDITIONS, goodTill: moments.get(slot) ?? 0, ...trail }, reader.u32())
      moments.delete(slot)
    }
  }
  if (reader.left > 0) {
    for (let left = reader.count(16); left > 0; left--) {
      const slot = slotOf(reader, orders)
      const visible = reader.u32()
      const reserve = reader.u32()
      conditions.add(slot, { ...NO_CONDITIONS, goodTill: moments.get(slot) ?? 0, visible }, 0)
      if (reserve > 0) orders.putInReserve(slot, visible, reserve)
      moments.delete(slot)
    }
  }
  for (const [slot, goodTill] of moments) conditions.add(slot, { ...NO_CONDITIONS, goodTill }, 0)
}

function slotOf(reader: ByteReader, orders: OrderTable): number {
  const slot = orders.find(reader.u53())
  if (slot === NONE) throw new CodecError('Conditions of no order')
  return slot
}
