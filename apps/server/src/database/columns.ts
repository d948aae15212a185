import type { ColumnType } from 'kysely'

/** Milliseconds UTC in an int8 column: read as bigint on both engines, written as number. */
export type Millis = ColumnType<bigint, number, number>
