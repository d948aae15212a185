import { type ByteReader, type ByteWriter, CodecError, type OwnerId } from '@touchstone/protocol'
import type { CancelAllAfterState } from './cancelAllAfterState.ts'
import { MAX_ENDED } from './due.ts'
import type { Silence } from './silences.ts'

/**
 * Deadlines to come by owner, then those that have passed in their order, then those that wait for halted markets, by market
 * and owner. Nothing as long as there is none.
 */
export function writeSilences(writer: ByteWriter, { silences }: CancelAllAfterState): void {
  if (silences.isUnused) return
  writer.varint(silences.size)
  for (const { id, seconds, deadline } of [...silences.countdowns()].sort((one, other) => one.id - other.id)) {
    writer.u32(id)
    writer.varint(seconds)
    writer.u53(deadline)
  }
  writeList(writer, silences.passed)
  const markets = [...silences.halted].sort(([one], [other]) => one - other)
  writer.varint(markets.length)
  for (const [market, byOwner] of markets) {
    writer.varint(market)
    writeList(
      writer,
      [...byOwner.values()].sort((one, other) => one.owner - other.owner),
    )
  }
}

/** Reads the bytes of {@link writeSilences} into a fresh state that has its customers. */
export function readSilences(reader: ByteReader, state: CancelAllAfterState): void {
  if (reader.left === 0) return
  const { silences } = state
  for (let left = reader.count(13); left > 0; left--)
    silences.begin({ id: readOwner(reader, state), seconds: reader.varint(), deadline: reader.u53() })
  silences.passed.push(...readList(reader, state))
  for (let left = reader.count(2); left > 0; left--) {
    const market = reader.varint()
    for (const silence of readList(reader, state)) silences.wait(market, silence)
  }
  // The entry after which the snapshot was written is over: the orders that entry left fall to the next one.
  silences.endedInEntry = MAX_ENDED
}

function writeList(writer: ByteWriter, silences: readonly Silence[]): void {
  writer.varint(silences.length)
  for (const { owner, deadline, before } of silences) {
    writer.u32(owner)
    writer.u53(deadline)
    writer.u53(before)
  }
}

function readList(reader: ByteReader, state: CancelAllAfterState): Silence[] {
  const read: Silence[] = []
  for (let left = reader.count(20); left > 0; left--)
    read.push({ owner: readOwner(reader, state), deadline: reader.u53(), before: reader.u53() })
  return read
}

function readOwner(reader: ByteReader, { owners }: CancelAllAfterState): OwnerId {
  const owner = reader.u32()
  if (!owners.isCustomer(owner)) throw new CodecError(`A deadline of nobody: ${owner}`)
  return owner
}
