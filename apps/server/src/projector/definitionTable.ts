import { int4, json, type TableTypes, table, text, whole } from './table.ts'

/** Indexes, contracts and terms of options, as each was listed. */
export const DEFINITIONS = table(
  'definitions',
  {
    kind: text<'index' | 'contract' | 'options'>(),
    id: int4,
    /** 1 for indexes and contracts, counting up for the terms of options. */
    version: int4,
    sequence: whole,
    time: whole,
    definition: json<unknown>(),
  },
  { key: ['kind', 'id', 'version'] },
)

export type DefinitionTables = TableTypes<typeof DEFINITIONS>
