import type { World } from '@touchstone/protocol'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { storable, storableJson } from '../database/storableText.ts'

type SqlValue = string | number | bigint | boolean

/** One column: its SQL type, the value a record has, and what a row read from it holds. Never null. */
export interface Column<Value, Stored> {
  /** "numeric(30, 0)" */
  readonly type: string
  /** When it is not the field's name with underscores. */
  readonly name?: string
  write(value: Value): SqlValue
  read(stored: Stored): Value
}

/** A whole number in an int8: prices in ticks, quantities in lots, times, sequences, numbers of things. */
export const whole: Column<number, bigint> = { type: 'int8', write: (value) => value, read: Number }
/** Money in the asset's smallest units, in an int8. */
export const amount: Column<bigint, bigint> = { type: 'int8', write: (value) => value, read: (stored) => stored }
export const int4: Column<number, number> = { type: 'int4', write: (value) => value, read: (stored) => stored }
export const boolean: Column<boolean, boolean> = { type: 'boolean', write: (value) => value, read: (stored) => stored }

/** A word of a closed set, or what somebody wrote: an entry of the log must not stop history because SQL cannot hold its text. */
export function text<Word extends string>(): Column<Word, Word> {
  return { type: 'text', write: storable, read: (stored) => stored }
}

/** Sums that may pass the range of an int8. Ask for them as text, so that no engine makes numbers of them. */
export function sum(digits: number): Column<bigint, string> {
  return { type: `numeric(${digits}, 0)`, write: String, read: BigInt }
}

export function json<Value>(): Column<Value, Value> {
  return { type: 'jsonb', write: storableJson, read: (stored) => stored }
}

/** The column under another name than its field's. */
export function named<Name extends string, Value, Stored>(name: Name, column: Column<Value, Stored>) {
  return { ...column, name }
}

type Columns = Readonly<Record<string, Column<unknown, unknown>>>

/** "from_asset" of "fromAsset". */
type Underscored<Field> = Field extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Underscored<Rest>}`
  : ''
type NameOf<Field, Its> = Its extends { readonly name: infer Name extends string } ? Name : Underscored<Field>
type ValueOf<Its> = Its extends Column<infer Value, infer _> ? Value : never
type StoredOf<Its> = Its extends Column<infer _, infer Stored> ? Stored : never

type RecordIn<Its> = { readonly [Field in keyof Its]: ValueOf<Its[Field]> }
type RowIn<Its> = { [Field in keyof Its as NameOf<Field, Its[Field]>]: StoredOf<Its[Field]> } & { world: World }

interface TableShape<Field extends string> {
  /** Fields by which a row is found, after the world. */
  readonly key: readonly Field[]
  /** By name what stands after "on (table)": "(world, owner)", "using brin (time)". */
  readonly indexes?: Readonly<Record<string, string>>
  /** For a row that is there already: it stays as it is (unless told otherwise), takes these fields anew, or follows the SQL. */
  readonly conflict?: readonly Field[] | RawBuilder<unknown>
}

/** A table whose contents its user need not know: it can be made, filled and emptied. */
export interface ProjectedTable<Values = unknown> {
  readonly name: string
  /** Each may run again over a table that is there. */
  readonly statements: readonly string[]
  /** Equal for records that are the same row. */
  keyOf(values: Values): string
  /** Writes many rows with one statement per thousand, each column as one array. */
  insert(database: QueryExecutorProvider, world: World, records: readonly Values[]): Promise<void>
}

export interface Table<Name extends string, Its> extends ProjectedTable<RecordIn<Its>> {
  readonly name: Name
  /** The record that a row was made from. */
  record(row: RowIn<Its>): RecordIn<Its>
  /** The record of one key, which is of whole numbers. */
  find(database: QueryExecutorProvider, world: World, ...key: readonly number[]): Promise<RecordIn<Its> | undefined>
}

/** A table's part of Kysely's schema: its rows, by its name. */
export type TableTypes<Described> =
  Described extends Table<infer Name, infer Its> ? { readonly [Each in Name]: RowIn<Its> } : never

type Values = Readonly<Record<string, unknown>>

interface NamedColumn extends Column<unknown, unknown> {
  readonly field: string
  readonly name: string
}

const MOST_ROWS = 1_000

/** numeric arrays travel as text: that is how both engines keep every digit. So does JSON, already written. */
function arrayOf(column: NamedColumn, records: readonly Values[]): RawBuilder<unknown> {
  const values = records.map((record) => column.write(record[column.field]))
  const [kind = ''] = column.type.split('(')
  if (kind === 'numeric' || kind === 'jsonb') return sql`${sql.val(values)}::text[]::${sql.raw(kind)}[]`
  return sql`${sql.val(values)}::${sql.raw(kind)}[]`
}

/**
 * A table that is made from the log alone, described once: from the description come the type of its rows and of the records
 * behind them, the statements that make it, how records are written and how rows become records again. Every row belongs to
 * a world, by its first column.
 */
export function table<Name extends string, Its extends Columns>(
  name: Name,
  columns: Its,
  shape: TableShape<keyof Its & string>,
): Table<Name, Its>
export function table(name: string, described: Columns, { key, indexes = {}, conflict = [] }: TableShape<string>) {
  const columns: readonly NamedColumn[] = Object.entries(described).map(([field, column]) => ({
    ...column,
    field,
    name: column.name ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }))
  const nameOf = (field: string) => columns.find((column) => column.field === field)?.name ?? field
  const keyNames = ['world', ...key.map(nameOf)]
  const lines = ['world text not null', ...columns.map((column) => `${column.name} ${column.type} not null`)]
  const names = sql.join(['world', ...columns.map((column) => column.name)].map((each) => sql.ref(each)))
  const onConflict = (): RawBuilder<unknown> => {
    if (!('length' in conflict)) return conflict
    if (conflict.length === 0) return sql`do nothing`
    const taken = conflict.map(nameOf).map((each) => sql`${sql.ref(each)} = ${sql.ref(`excluded.${each}`)}`)
    return sql`(${sql.join(keyNames.map((each) => sql.ref(each)))}) do update set ${sql.join(taken)}`
  }
  const record = (row: Values) =>
    Object.fromEntries(columns.map(({ field, name: from, read }) => [field, read(row[from])]))
  return {
    name,
    statements: [
      `create table if not exists ${name} (\n  ${[...lines, `primary key (${keyNames.join(', ')})`].join(',\n  ')})`,
      ...Object.entries(indexes).map(([index, on]) => `create index if not exists ${index} on ${name} ${on}`),
    ],
    keyOf: (values: Values) => key.map((field) => String(values[field])).join(' '),
    record,
    async find(database: QueryExecutorProvider, world: World, ...wanted: readonly number[]) {
      const values = [world, ...wanted.map(BigInt)]
      const found = keyNames.map((each, place) => sql`${sql.ref(each)} = ${values[place]}`)
      const { rows } = await sql<Values>`
        select * from ${sql.table(name)} where ${sql.join(found, sql` and `)}
      `.execute(database)
      return rows[0] && record(rows[0])
    },
    async insert(database: QueryExecutorProvider, world: World, records: readonly Values[]): Promise<void> {
      for (let start = 0; start < records.length; start += MOST_ROWS) {
        const part = records.slice(start, start + MOST_ROWS)
        const arrays = columns.map((column) => arrayOf(column, part))
        await sql`
          insert into ${sql.table(name)} (${names})
          select ${world}::text, u.* from unnest(${sql.join(arrays)}) as u
          on conflict ${onConflict()}
        `.execute(database)
      }
    },
  }
}
