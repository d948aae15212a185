import { ByteWriter } from '../shape/byteWriter.ts'
import type { HandWritten } from '../shape/codec.ts'
import { readPrices, writePrices } from '../shape/listPort.ts'
import { IndexSamples } from './commands.ts'

/** Outside prices come every second. */
export const SAMPLES_BY_HAND: HandWritten<IndexSamples> = {
  definition: IndexSamples,
  encode(command) {
    const writer = new ByteWriter(16 + 24 * command.samples.length)
    writer.u8(IndexSamples.number)
    writer.varint(command.holder)
    writer.varint(command.samples.length)
    for (const sample of command.samples) {
      writer.varint(sample.market)
      writePrices(writer, sample.sources)
    }
    return writer.bytes()
  },
  decode(reader) {
    const holder = reader.varint()
    const count = reader.count(2)
    const samples: { market: number; sources: number[] }[] = []
    for (let index = 0; index < count; index++) {
      const market = reader.varint()
      samples.push({ market, sources: readPrices(reader) })
    }
    return { type: 'IndexSamples', holder, samples }
  },
}
