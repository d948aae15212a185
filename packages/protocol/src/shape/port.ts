import type { ByteReader } from './byteReader.ts'
import type { ByteWriter } from './byteWriter.ts'

/** Writes and reads the values of one kind. A value of another kind is a CodecError at writing. */
export interface Port {
  write(writer: ByteWriter, value: unknown): void
  read(reader: ByteReader): unknown
}
