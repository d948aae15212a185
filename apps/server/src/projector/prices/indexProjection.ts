import { DEFINITIONS } from '../definitionTable.ts'
import { defineProjection } from '../projection.ts'

/** Indexes in history, as they were listed. Their prices are kept by the minute: see SampleMinutes. */
export const INDEX_PROJECTION = defineProjection({
  tables: [],
  events: {
    IndexListed({ definition }, { sequence, time }, rows) {
      rows.add(DEFINITIONS, { kind: 'index', id: definition.id, version: 1, sequence, time, definition })
    },
  },
  elsewhere: { IndexSampled: 'kept by the minute' },
})
