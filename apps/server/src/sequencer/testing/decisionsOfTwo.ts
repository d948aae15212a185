import type { OperatorAction, OperatorId, OperatorRole } from '@touchstone/protocol'
import type { World } from '../world.ts'

type Submitting = Pick<World, 'submit'>

/** Appoints the first operator, which needs no approval, directly in the log. */
export async function appointOperator(
  world: Submitting,
  operator: OperatorId,
  ...roles: OperatorRole[]
): Promise<void> {
  const action = { type: 'AppointOperator', operator, roles } as const
  const founding = { proposer: 0, approver: 0, effectiveAt: 0, reason: 'a test' }
  const { reply } = await world.submit({ type: 'Decide', ...founding, action })
  if (reply.kind === 'rejected') throw new Error(`operator ${operator} was refused: ${reply.rejection}`)
}

/** Operators 1 and 2, each with these roles. */
export async function appointTwo(world: Submitting, ...roles: OperatorRole[]): Promise<void> {
  for (const operator of [1, 2]) await appointOperator(world, operator, ...roles)
}

/** Proposes and approves a decision by the two operators directly in the log; returns its value. Throws when it is refused. */
export async function decideByTwo(world: Submitting, action: OperatorAction): Promise<number> {
  const people = { proposer: 1, approver: 2, effectiveAt: 0, reason: 'a test' }
  const { reply } = await world.submit({ type: 'Decide', ...people, action })
  if (reply.kind !== 'done') throw new Error(`${action.type} was refused: ${JSON.stringify(reply)}`)
  return reply.value
}
