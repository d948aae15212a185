import { type ByteReader, type ByteWriter, CodecError, decodeCommand, encodeCommand } from '@touchstone/protocol'
import { found } from './found.ts'
import type { GenesisState } from './genesisState.ts'

export function writeGenesis(writer: ByteWriter, { genesis, rulesVersion }: GenesisState): void {
  const bytes = genesis ? encodeCommand(genesis) : new Uint8Array(0)
  writer.varint(bytes.length)
  writer.raw(bytes)
  writer.u32(rulesVersion)
}

/** Founds the exchange again, for all other parts. */
export function readGenesis(reader: ByteReader, state: GenesisState): void {
  const bytes = reader.raw(reader.count(1))
  const genesis = bytes.length === 0 ? undefined : decodeCommand(bytes)
  if (genesis && genesis.type !== 'Genesis') throw new CodecError('A snapshot without its genesis')
  if (genesis) found(state, genesis)
  state.rulesVersion = reader.u32()
}
