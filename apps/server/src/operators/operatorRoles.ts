import type { CoreQueries, OperatorId, OperatorRole } from '@touchstone/protocol'

/** What the log says an operator may do; none for somebody dismissed or never appointed. */
export function rolesOf(core: Pick<CoreQueries, 'decisions'>, operator: OperatorId): readonly OperatorRole[] {
  return core.decisions.operators().find((view) => view.operator === operator)?.roles ?? []
}
