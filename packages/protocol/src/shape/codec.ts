import { ByteReader } from './byteReader.ts'
import { ByteWriter } from './byteWriter.ts'
import { CodecError } from './codecError.ts'
import type { RecordOf } from './definition.ts'
import type { RecordDefinition } from './kinds.ts'
import type { Port } from './port.ts'
import { choicePort } from './portOf.ts'

/** No record is longer. */
const MAX_RECORD_BYTES = 1 << 20

/** Bytes of records and back. */
export interface Codec<Of> {
  /** Throws {@link CodecError} for what has no bytes: an unknown type, a field missing or of another type, a number too large. */
  encode(record: Of): Uint8Array
  /** Throws {@link CodecError} on anything {@link encode} would not have written. */
  decode(bytes: Uint8Array): Of
}

/** A record that comes often: written and read by hand, with the very bytes that its description gives. */
export interface HandWritten<Of> {
  readonly definition: RecordDefinition
  /** The number included. */
  encode(record: Of): Uint8Array
  /** From behind the number. */
  decode(reader: ByteReader): Of
}

/**
 * Writes and reads the records of these definitions: the number, then the fields. The only place where the types of records
 * are taken on trust: what is made from a definition gives what the definition describes.
 * Throws a RangeError when two definitions have one number or name, or one contradicts itself.
 */
export function createCodec<const D extends readonly RecordDefinition[]>(
  definitions: D,
  byHand: readonly HandWritten<RecordOf<D[number]>>[] = [],
): Codec<RecordOf<D[number]>> {
  const port = choicePort(definitions)
  const handOf = new Map(byHand.map((hand) => [hand.definition.type, hand]))
  const handAt = new Map(byHand.map((hand) => [hand.definition.number, hand]))
  return {
    encode(record) {
      const bytes = handOf.get(record.type)?.encode(record) ?? described(port, record)
      if (bytes.length > MAX_RECORD_BYTES) throw new CodecError('The record is too long')
      return bytes
    },
    decode(bytes) {
      if (bytes.length > MAX_RECORD_BYTES) throw new CodecError('The record is too long')
      const hand = handAt.get(bytes[0] ?? 0)
      const reader = new ByteReader(bytes, hand ? 1 : 0)
      const record = hand ? hand.decode(reader) : port.read(reader)
      reader.end()
      return record as RecordOf<D[number]>
    },
  }
}

function described(port: Port, record: unknown): Uint8Array {
  const writer = new ByteWriter(128)
  port.write(writer, record)
  return writer.bytes()
}
