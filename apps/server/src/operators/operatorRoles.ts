import type { CoreQueries, OperatorId, OperatorRole } from '@touchstone/protocol'

/** The roles that the log gives an operator; none for one dismissed or never appointed. */
export function rolesOf(core: Pick<CoreQueries, 'decisions'>, operator: OperatorId): readonly OperatorRole[] {
  return core.decisions.operators().find((view) => view.operator === operator)?.roles ?? []
}
