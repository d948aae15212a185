import type { ByteReader, ByteWriter } from '@touchstone/protocol'
import type { EntryState } from '../entry/entryState.ts'

export function writeClock(writer: ByteWriter, { sequence, time, clockStopped }: EntryState): void {
  writer.u53(sequence)
  writer.u53(time)
  writer.u8(clockStopped ? 1 : 0)
}

export function readClock(reader: ByteReader, state: EntryState): void {
  state.sequence = reader.u53()
  state.time = reader.u53()
  state.clockStopped = reader.u8() === 1
}
