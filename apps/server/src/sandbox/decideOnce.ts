import type { Decide, OperatorAction, OperatorId } from '@touchstone/protocol'
import type { WorldPort } from '../sequencer/worldPort.ts'

export type SandboxWorld = Pick<WorldPort, 'core' | 'submit'>

const REASON = 'what a sandbox offers from the start'

function decision(action: OperatorAction, proposer: OperatorId, approver: OperatorId): Decide {
  return { type: 'Decide', proposer, approver, effectiveAt: 0, reason: REASON, action }
}

/** By the first two operators who may; undefined when there are none, or when the act has been done. */
function decidable({ core }: SandboxWorld, action: OperatorAction): Decide | undefined {
  const people = core.decisions.operators().map(({ operator }) => operator)
  const pairs = people.flatMap((one) => people.map((other) => decision(action, one, other)))
  return pairs.find((each) => core.decisions.judge(each) === null)
}

/** Each act that can be decided now is one decision of two operators in the log; the others are left out. */
export async function decideOnce(world: SandboxWorld, actions: readonly OperatorAction[]): Promise<void> {
  for (const action of actions) {
    const command = decidable(world, action)
    if (command) await world.submit(command)
  }
}
