import { type IndexDefinition, type IndexId, type IndexView, sessionAt } from '@touchstone/protocol'
import type { ReferenceState } from './referenceState.ts'

/** In order of listing. */
export function indexDefinitions(state: ReferenceState): IndexDefinition[] {
  return Array.from(state.indexes.all(), (index) => index.definition)
}

/** Throws a RangeError when there is no such index. */
export function indexView(state: ReferenceState, id: IndexId): IndexView {
  const index = state.indexes.byId(id)
  if (!index) throw new RangeError(`There is no index ${id}`)
  const { definition, price, sources, used, spreadPpm, sampledAt, sequence } = index
  const { open, changesAt } = sessionAt(definition.calendar, state.time)
  return { definition, price, sources, used, spreadPpm, sampledAt, sequence, open, changesAt }
}
