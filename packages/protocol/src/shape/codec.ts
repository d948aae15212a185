import { ByteReader } from './byteReader.ts'
import { ByteWriter } from './byteWriter.ts'
import { CodecError } from './codecError.ts'
import type { RecordOf } from './definition.ts'
import type { RecordDefinition } from './kinds.ts'
import { choicePort } from './portOf.ts'

/** No record is longer. */
export const MAX_RECORD_BYTES = 1 << 20

/** Bytes of records and back. */
export interface Codec<Of> {
  /**
   * Throws {@link CodecError} for a record without bytes: an unknown type, a field missing or of another type, a number too
   * large.
   */
  encode(record: Of): Uint8Array
  /** Throws {@link CodecError} on anything {@link encode} would not have written. */
  decode(bytes: Uint8Array): Of
}

/**
 * Writes and reads the records of these definitions: the number, then the fields. The only place where the types of records
 * are taken on trust: a codec made from a definition reads the record that the definition describes. Throws a RangeError
 * when two definitions have one number or name, or one contradicts itself.
 */
export function createCodec<const D extends readonly RecordDefinition[]>(definitions: D): Codec<RecordOf<D[number]>> {
  const port = choicePort(definitions)
  return {
    encode(record) {
      const writer = new ByteWriter(128)
      port.write(writer, record)
      if (writer.length > MAX_RECORD_BYTES) throw new CodecError('The record is too long')
      return writer.bytes()
    },
    decode(bytes) {
      if (bytes.length > MAX_RECORD_BYTES) throw new CodecError('The record is too long')
      const reader = new ByteReader(bytes)
      const record = port.read(reader)
      reader.end()
      return record as RecordOf<D[number]>
    },
  }
}
