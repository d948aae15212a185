import type { ByteReader } from '../shape/byteReader.ts'
import { ByteWriter } from '../shape/byteWriter.ts'
import { readPrices, writePrices } from '../shape/listPort.ts'
import { IndexSamples } from './commands.ts'

/** Outside prices come every second. */
export function encodeIndexSamples(command: IndexSamples): Uint8Array {
  const writer = new ByteWriter(16 + 24 * command.samples.length)
  writer.u8(IndexSamples.number)
  writer.varint(command.holder)
  writer.varint(command.samples.length)
  for (const sample of command.samples) {
    writer.varint(sample.market)
    writePrices(writer, sample.sources)
  }
  return writer.bytes()
}

export function decodeIndexSamples(reader: ByteReader): IndexSamples {
  const holder = reader.varint()
  const count = reader.count(2)
  const samples: { market: number; sources: number[] }[] = []
  for (let index = 0; index < count; index++) {
    const market = reader.varint()
    samples.push({ market, sources: readPrices(reader) })
  }
  return { type: 'IndexSamples', holder, samples }
}
