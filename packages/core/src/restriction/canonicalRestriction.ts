import type { ByteReader, ByteWriter } from '@touchstone/protocol'
import type { RestrictionState } from './restrictionState.ts'

export function writeRestriction(writer: ByteWriter, { restriction }: RestrictionState): void {
  writer.u8(restriction.reason === undefined ? 0 : 1)
  writer.text(restriction.reason ?? '')
}

export function readRestriction(reader: ByteReader, { restriction }: RestrictionState): void {
  const restricted = reader.u8() === 1
  const reason = reader.text()
  if (restricted) restriction.reason = reason
}
