import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ProjectionTables } from './schema.ts'

type ColumnKind = 'int8' | 'int4' | 'text' | 'numeric' | 'boolean' | 'jsonb'

/** One column of many rows: its kind and how to read its value from a row. */
export interface Column<Row> {
  readonly kind: ColumnKind
  readonly of: (row: Row) => string | number | bigint | boolean
}

export interface RowsInto<Row> {
  readonly table: keyof ProjectionTables
  readonly columns: Readonly<Record<string, Column<Row>>>
  /** Leading columns that are the same in all rows. */
  readonly constant?: Readonly<Record<string, string>>
  /** "on conflict …" */
  readonly conflict: RawBuilder<unknown>
}

const MOST_ROWS = 1_000

/** numeric arrays travel as text: that is how both engines keep every digit. So does JSON, already written. */
function arrayOf<Row>(column: Column<Row>, rows: readonly Row[]): RawBuilder<unknown> {
  const values = rows.map(column.of)
  if (column.kind === 'numeric' || column.kind === 'jsonb')
    return sql`${sql.val(values.map(String))}::text[]::${sql.raw(column.kind)}[]`
  return sql`${sql.val(values)}::${sql.raw(column.kind)}[]`
}

/** Writes many rows with one statement per thousand, each column as one array. */
export async function insertRows<Row>(
  database: Kysely<ProjectionTables>,
  rows: readonly Row[],
  { table, columns, constant = {}, conflict }: RowsInto<Row>,
): Promise<void> {
  const names = [...Object.keys(constant), ...Object.keys(columns)].map((name) => sql.ref(name))
  const same = Object.values(constant).map((value) => sql`${value}::text, `)
  for (let start = 0; start < rows.length; start += MOST_ROWS) {
    const part = rows.slice(start, start + MOST_ROWS)
    const arrays = Object.values(columns).map((column) => arrayOf(column, part))
    await sql`
      insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(same, sql``)} u.* from unnest(${sql.join(arrays)}) as u
      on conflict ${conflict}
    `.execute(database)
  }
}
