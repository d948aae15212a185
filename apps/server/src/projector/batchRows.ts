import type { World } from '@touchstone/protocol'
import type { QueryExecutorProvider } from 'kysely'
import type { ProjectedTable } from './table.ts'

interface RowsOf<Row> {
  readonly added: Row[]
  readonly put: Map<string, Row>
}

/** The rows that a run of entries writes. Computing only, until they are written. */
export class BatchRows {
  readonly #tables = new Map<ProjectedTable, RowsOf<unknown>>()

  /** A row that comes once. */
  add<Row>(table: ProjectedTable<Row>, row: Row): void {
    this.#rowsOf(table).added.push(row)
  }

  /** A row that may come again in the same batch, as it is last or as `join` says: one statement cannot write a row twice. */
  put<Row>(table: ProjectedTable<Row>, row: Row, join?: (before: Row, row: Row) => Row): void
  put(table: ProjectedTable, row: unknown, join?: (before: unknown, row: unknown) => unknown): void {
    const { put } = this.#rowsOf(table)
    const key = table.keyOf(row)
    put.set(key, join && put.has(key) ? join(put.get(key), row) : row)
  }

  async write(database: QueryExecutorProvider, world: World): Promise<void> {
    for (const [table, { added, put }] of this.#tables) await table.insert(database, world, [...added, ...put.values()])
  }

  #rowsOf(table: ProjectedTable): RowsOf<unknown> {
    let rows = this.#tables.get(table)
    if (!rows) {
      rows = { added: [], put: new Map() }
      this.#tables.set(table, rows)
    }
    return rows
  }
}
