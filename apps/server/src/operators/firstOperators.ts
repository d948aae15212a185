import { OPERATOR_ROLES, type OperatorId, type OperatorRole } from '@touchstone/protocol'
import type { WorldPort } from '../sequencer/worldPort.ts'
import type { OperatorRows } from './operatorRows.ts'

/** Every role in which something is done: with two of them, four eyes can decide everything. */
const WORKING_ROLES: readonly OperatorRole[] = OPERATOR_ROLES.filter((role) => role !== 'auditor')
const FIRST: readonly OperatorId[] = [1, 2]
const REASON = 'the first operators of this installation'

export interface OneTimePassword {
  readonly name: string
  readonly password: string
}

async function appoint(world: Pick<WorldPort, 'core' | 'submit'>, operator: OperatorId): Promise<void> {
  if (world.core.decisions.operators().some((view) => view.operator === operator)) return
  if (world.core.decisions.operators().length >= FIRST.length) return
  const { reply } = await world.submit({
    type: 'Decide',
    proposer: 0,
    approver: 0,
    effectiveAt: 0,
    reason: REASON,
    action: { type: 'AppointOperator', operator, roles: WORKING_ROLES },
  })
  if (reply.kind === 'rejected') throw new Error(`the first operators cannot be appointed: ${reply.rejection}`)
}

/**
 * Appoints the first two operators in logs that have none, and gives them names and one-time passwords where the database
 * knows nobody. The passwords are told this once. Repeating it, also after a stop half-way, does what is missing.
 */
export async function appointFirstOperators(
  rows: OperatorRows,
  worlds: readonly Pick<WorldPort, 'core' | 'submit'>[],
): Promise<readonly OneTimePassword[]> {
  const told: OneTimePassword[] = []
  for (const operator of FIRST) {
    for (const world of worlds) await appoint(world, operator)
    if (await rows.byId(operator)) continue
    const name = `operator${operator}`
    const password = await rows.invite(operator, name)
    if (password !== undefined) told.push({ name, password })
  }
  return told
}
