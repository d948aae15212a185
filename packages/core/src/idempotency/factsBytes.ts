import type { ByteReader, ByteWriter, RejectionFacts } from '@touchstone/protocol'

/** The facts of refusals, by name. */
export function writeFacts(writer: ByteWriter, all: readonly RejectionFacts[]): void {
  writer.varint(all.length)
  for (const facts of all) {
    const entries = Object.entries(facts)
    writer.varint(entries.length)
    for (const [name, value] of entries) {
      writer.text(name)
      writer.u8(typeof value === 'number' ? 1 : 0)
      writer.text(String(value))
    }
  }
}

export function readFacts(reader: ByteReader): RejectionFacts[] {
  const all: RejectionFacts[] = []
  for (let left = reader.count(1); left > 0; left--) {
    const facts: Record<string, string | number> = {}
    for (let more = reader.count(3); more > 0; more--) {
      const name = reader.text()
      const number = reader.u8() === 1
      facts[name] = number ? Number(reader.text()) : reader.text()
    }
    all.push(facts)
  }
  return all
}
