/** Bytes that are no command, or a command that cannot be written as bytes. Never the sign of a bug in the reader. */
export class CodecError extends Error {
  override readonly name = 'CodecError'
}
