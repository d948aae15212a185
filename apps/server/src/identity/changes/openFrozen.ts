import type { Command, OwnerId } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { Decision } from '../../review/reviewCase.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'
import type { ChangeServices } from './changeServices.ts'

const REASON = 'asked for by its holder'

/** Operators' decisions go to the log as theirs; without one it is the platform that follows the holder. */
function commandFor(owner: OwnerId, decision: Decision | null): Command {
  const action = { type: 'FreezeOwner', owner, frozen: false, reason: REASON } as const
  if (decision === null) return action
  const { proposer, approver } = decision
  return { type: 'Decide', proposer, approver, effectiveAt: 0, reason: REASON, action }
}

async function openIn(port: WorldPort, owner: OwnerId, decision: Decision | null): Promise<void> {
  if (!port.core.customers.isFrozen(owner)) return
  const { reply } = await port.submit(commandFor(owner, decision))
  if (reply.kind === 'rejected') throw new Refusal(reply.rejection, reply.facts)
}

/** Lets an account that its holder froze trade again, in the logs of both worlds. */
export async function openFrozen(
  { people, worlds }: ChangeServices,
  userId: string,
  decision: Decision | null,
): Promise<void> {
  for (const port of [worlds.real, worlds.demo]) {
    const owner = await people.ownerOf(userId, port.world)
    if (owner !== null) await openIn(port, owner, decision)
  }
}
