/** Each command carries its length, as a whole number of 32 bits. */
const LENGTH_BYTES = 4

/** Commands as one piece of memory, to be handed over. They are copied. */
export function packedCommands(commands: readonly Uint8Array[]): ArrayBuffer {
  let size = 0
  for (const command of commands) size += LENGTH_BYTES + command.byteLength
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const command of commands) {
    view.setUint32(at, command.byteLength)
    bytes.set(command, at + LENGTH_BYTES)
    at += LENGTH_BYTES + command.byteLength
  }
  return bytes.buffer
}

/** The commands in it, in their order, as views of it. */
export function unpackedCommands(packed: ArrayBuffer): readonly Uint8Array[] {
  const view = new DataView(packed)
  const commands: Uint8Array[] = []
  let at = 0
  while (at < packed.byteLength) {
    const length = view.getUint32(at)
    commands.push(new Uint8Array(packed, at + LENGTH_BYTES, length))
    at += LENGTH_BYTES + length
  }
  return commands
}
