import type { OperatorRole } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import type { RunningServer } from '../../wiring/startServer.ts'
import { AdminClient } from './adminClient.ts'

/** The two whom a new platform has: one proposes, the other approves. */
export interface FirstOperators {
  readonly one: AdminClient
  readonly two: AdminClient
}

export async function enrolFirstOperators({ origin, passwords }: RunningServer['console']): Promise<FirstOperators> {
  const [first, second] = passwords
  const one = await new AdminClient(origin).enrol(first?.name ?? '', first?.password ?? '')
  const two = await new AdminClient(origin).enrol(second?.name ?? '', second?.password ?? '')
  return { one, two }
}

/** Approves the proposal with this number, as it stands. */
export async function approve(operator: AdminClient, pending: string): Promise<AdminCallData<'setApproval'>> {
  const { list } = await operator.data('getApprovalList', { state: 'waiting' })
  const digest = list.find(({ id }) => id === pending)?.digest ?? ''
  return operator.data('setApproval', { id: pending, digest, result: 'approve' })
}

/** Somebody new with this one role, enrolled. */
export async function appoint(
  { one, two }: FirstOperators,
  role: OperatorRole,
  { origin }: RunningServer['console'],
): Promise<AdminClient> {
  const wanted = { operator: 0, name: `the-${role}`, roles: [role], reason: 'wanted in a test' }
  const { pending } = await one.data('proposeOperator', wanted)
  const { oneTimePassword } = await approve(two, pending)
  return new AdminClient(origin).enrol(`the-${role}`, oneTimePassword ?? '')
}
