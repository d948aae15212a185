import {
  type IndexDefinition,
  type IndexId,
  type IndexView,
  type ReferenceQueries,
  sessionAt,
} from '@touchstone/protocol'
import type { ReferenceState } from './referenceState.ts'

export function referenceQueries(state: ReferenceState): ReferenceQueries {
  return {
    indexes: () => indexDefinitions(state),
    index: (index) => indexView(state, index),
    lease: (role) => state.leases.get(role),
  }
}

/** In order of listing. */
function indexDefinitions(state: ReferenceState): IndexDefinition[] {
  return Array.from(state.indexes.all(), (index) => index.definition)
}

/** Throws a RangeError when there is no such index. */
function indexView(state: ReferenceState, id: IndexId): IndexView {
  const index = state.indexes.byId(id)
  if (!index) throw new RangeError(`There is no index ${id}`)
  const { definition, price, sources, used, spreadPpm, sampledAt, sequence } = index
  const { open, changesAt } = sessionAt(definition.calendar, state.time)
  return { definition, price, sources, used, spreadPpm, sampledAt, sequence, open, changesAt }
}
