import type { ByteReader, ByteWriter } from '@touchstone/protocol'

/** What a product remembers, as bytes. All that decides the future is in some part, in an order that depends on nothing but the state. */
export interface SnapshotPart<State> {
  /** Never given to another part. Parts are read in order of their numbers: a part stands above those it needs. */
  readonly number: number
  readonly write: (writer: ByteWriter, state: State) => void
  /** Reads what {@link write} wrote into a state whose slice is empty. Throws a CodecError. */
  readonly read: (reader: ByteReader, state: State) => void
}
