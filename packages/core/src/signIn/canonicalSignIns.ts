import { type ByteReader, type ByteWriter, CodecError } from '@touchstone/protocol'
import type { SignInState } from './signInState.ts'

/** The last cycle of each customer, in order of first sign-in. Nothing as long as nobody signed in. */
export function writeSignIns(writer: ByteWriter, { signIns }: SignInState): void {
  if (signIns.cycles.size === 0) return
  writer.varint(signIns.cycles.size)
  for (const [owner, { cycle, begins, terms, signed, received }] of signIns.cycles) {
    writer.u32(owner)
    writer.u53(cycle)
    writer.u32(begins)
    writer.u53(terms)
    writer.u8(signed)
    writer.u8(received)
  }
}

/** Reads the bytes of {@link writeSignIns} into a fresh state that has its customers. */
export function readSignIns(reader: ByteReader, { signIns, owners }: SignInState): void {
  if (reader.left === 0) return
  for (let left = reader.count(26); left > 0; left--) {
    const owner = reader.u32()
    if (!owners.isCustomer(owner)) throw new CodecError(`A sign-in of nobody: ${owner}`)
    const begun = { cycle: reader.u53(), begins: reader.u32(), terms: reader.u53() }
    signIns.cycles.set(owner, { ...begun, signed: reader.u8(), received: reader.u8() })
  }
}
