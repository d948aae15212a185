import { type Command, encodeCommand } from '@touchstone/protocol'

/** Whether every field has its type: a value without bytes could never be kept in a snapshot. */
export function isWritable(command: Command): boolean {
  try {
    return encodeCommand(command).length > 0
  } catch {
    return false
  }
}
