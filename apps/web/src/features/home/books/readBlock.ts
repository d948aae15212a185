import { IndexSamples } from '@touchstone/protocol'
import { createCodec } from '@touchstone/protocol/shape'

/** Where what the hash covers begins each field: the format of the log, packages/log/FORMAT.md, from its offset 48 on. */
const FIRST_SEQUENCE = 32
const COMMANDS = 56
const LENGTH_BYTES = 4

const samples = createCodec([IndexSamples])

export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new RangeError('no lower-case hex')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function hexOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The commands of a block with the number of its first entry. Throws a RangeError when the lengths do not lead to its end. */
function commandsOf(block: Uint8Array): { readonly first: number; readonly commands: readonly Uint8Array[] } {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const commands: Uint8Array[] = []
  let at = COMMANDS
  while (at < block.length) {
    const begin = at + LENGTH_BYTES
    at = begin + view.getUint32(at, true)
    commands.push(block.subarray(begin, at))
  }
  if (at !== block.length) throw new RangeError('the block ends within a command')
  return { first: Number(view.getBigUint64(FIRST_SEQUENCE, true)), commands }
}

/** The prices of an index's sources in ticks, as an entry of this block holds them. Throws when there is no such entry. */
export function sourcesIn(block: Uint8Array, sequence: number, index: number): readonly number[] {
  const { first, commands } = commandsOf(block)
  const command = commands[sequence - first]
  if (!command) throw new RangeError('the entry is not in the block')
  const found = samples.decode(command).samples.find(({ market }) => market === index)
  if (!found) throw new RangeError('the entry has no price of this index')
  return found.sources
}
