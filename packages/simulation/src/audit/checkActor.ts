import type { Command, OwnerId } from '@touchstone/protocol'
import { demand } from './auditFailure.ts'

/** I27: only its owner can cancel or change an order. */
export function checkActor(command: Command, owner: OwnerId): void {
  const own = 'key1' in command && command.owner === owner
  demand(own, 'I27', () => `${command.type} acted on an order of ${owner}`)
}
