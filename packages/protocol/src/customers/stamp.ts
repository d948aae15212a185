import type { FixedBytes } from '../shape/fixedBytes.ts'
import type { CustomerCommand } from './customerCommand.ts'

/** Owner and identity as every customer command begins. */
export const STAMP_BYTES = 36

export function setStamp(bytes: FixedBytes, at: number, command: CustomerCommand): void {
  bytes.setU32(at, command.owner)
  bytes.setU53(at + 4, command.key1)
  bytes.setU53(at + 12, command.key2)
  bytes.setU53(at + 20, command.inputHash)
  bytes.setU53(at + 28, command.issuedAt)
}
