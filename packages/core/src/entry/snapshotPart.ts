import type { ByteReader, ByteWriter } from '@touchstone/protocol'

/**
 * The slice of a product as bytes. Everything that decides the future is in some part, in an order that depends on the state
 * alone.
 */
export interface SnapshotPart<State> {
  /** Never given to another part. Parts are read in order of their numbers: a part stands above those it needs. */
  readonly number: number
  readonly write: (writer: ByteWriter, state: State) => void
  /** Reads the bytes of {@link write} into a state whose slice is empty. Throws a CodecError. */
  readonly read: (reader: ByteReader, state: State) => void
}
