import { type CustomerCommand, MAX_ID, MAX_TIME } from '@touchstone/protocol'
import { isWhole } from '@touchstone/protocol/shape'

/** Whether the identity is made of numbers that can be kept. */
export function hasIdentity(command: CustomerCommand): boolean {
  return (
    isWhole(command.owner, 1, 0xffff_ffff) &&
    isWhole(command.key1, 0, MAX_ID) &&
    isWhole(command.key2, 0, MAX_ID) &&
    isWhole(command.inputHash, 0, MAX_ID) &&
    isWhole(command.issuedAt, 0, MAX_TIME)
  )
}
