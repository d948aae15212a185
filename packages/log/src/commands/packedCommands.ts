/** Each command carries its length. */
export const COMMAND_PREFIX_BYTES = 4

/** Commands one behind the other, each behind its length, as they stand in a block. A copy. */
export function packedCommands(commands: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let size = 0
  for (const command of commands) size += COMMAND_PREFIX_BYTES + command.byteLength
  const packed = new Uint8Array(size)
  const view = new DataView(packed.buffer)
  let at = 0
  for (const command of commands) {
    view.setUint32(at, command.byteLength, true)
    packed.set(command, at + COMMAND_PREFIX_BYTES)
    at += COMMAND_PREFIX_BYTES + command.byteLength
  }
  return packed
}

/** The commands in their order, as views and not as copies; null when these bytes are no packed commands. */
export function unpackedCommands(packed: Uint8Array): readonly Uint8Array[] | null {
  const view = viewOf(packed)
  const commands: Uint8Array[] = []
  let at = 0
  while (at < packed.byteLength) {
    const start = at + COMMAND_PREFIX_BYTES
    if (start > packed.byteLength) return null
    at = start + view.getUint32(start - COMMAND_PREFIX_BYTES, true)
    if (at > packed.byteLength) return null
    commands.push(new Uint8Array(packed.buffer, packed.byteOffset + start, at - start))
  }
  return commands
}

/** Some of the packed commands, one behind the other. */
export interface Run {
  /** Its first command's place among all of them. */
  readonly first: number
  readonly count: number
  readonly packed: Uint8Array
}

/** Packed commands in runs of at most so many commands and bytes. A longer command is a run of its own. */
export function* runsOf(packed: Uint8Array, mostCommands: number, mostBytes: number): Generator<Run> {
  const view = viewOf(packed)
  let start = 0
  let first = 0
  let count = 0
  for (let at = 0; at < packed.byteLength; count++) {
    const end = at + COMMAND_PREFIX_BYTES + view.getUint32(at, true)
    if (count === mostCommands || (count > 0 && end - start > mostBytes)) {
      yield { first, count, packed: packed.subarray(start, at) }
      start = at
      first += count
      count = 0
    }
    at = end
  }
  if (count > 0) yield { first, count, packed: packed.subarray(start) }
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
