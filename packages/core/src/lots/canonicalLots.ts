import type { ByteReader, ByteWriter } from '@touchstone/protocol'
import type { Lot } from './lots.ts'
import type { LotsState } from './lotsState.ts'

export function writeLots(writer: ByteWriter, { lots }: LotsState): void {
  writer.varint(lots.all.length)
  for (const lot of lots.all) writeLot(writer, lot)
}

/** Reads the bytes of {@link writeLots} into a fresh state. */
export function readLots(reader: ByteReader, { lots }: LotsState): void {
  for (let left = reader.count(1); left > 0; left--) lots.add(readLot(reader, lots.next))
}

function writeLot(writer: ByteWriter, lot: Lot): void {
  writer.u32(lot.owner)
  writer.u16(lot.asset)
  writer.i64(lot.value)
  writer.i64(lot.left)
  writer.i64(lot.needed)
  writer.i64(lot.done)
  writer.u53(lot.creditedAt)
  writer.u53(lot.terms)
  writer.text(lot.from)
}

function readLot(reader: ByteReader, id: number): Lot {
  return {
    id,
    owner: reader.u32(),
    asset: reader.u16(),
    value: reader.i64(),
    left: reader.i64(),
    needed: reader.i64(),
    done: reader.i64(),
    creditedAt: reader.u53(),
    terms: reader.u53(),
    from: reader.text(),
  }
}
