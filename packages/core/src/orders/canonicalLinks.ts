import type { ByteReader, ByteWriter } from '@touchstone/protocol'
import type { LinkedOrdersState } from './linkedOrdersState.ts'

/** The pairs of live orders. Nothing as long as there is none. */
export function writeLinks(writer: ByteWriter, { orderLinks }: LinkedOrdersState): void {
  if (orderLinks.isEmpty) return
  const pairs = orderLinks.pairs()
  writer.varint(pairs.length)
  for (const { limit, stop } of pairs) {
    writer.u53(limit)
    writer.u53(stop)
  }
}

/** Reads the bytes of {@link writeLinks} into a state that has its orders. */
export function readLinks(reader: ByteReader, { orderLinks }: LinkedOrdersState): void {
  if (reader.left === 0) return
  for (let left = reader.count(16); left > 0; left--) orderLinks.link({ limit: reader.u53(), stop: reader.u53() })
}
