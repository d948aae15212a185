import type { CallData } from '@touchstone/protocol'

/** One movement of money, in the words that all products share. */
export type RecordRow = CallData<'getRecordList'>['list'][number]

/** Where money comes from or goes to that is no account here. */
export const OUTSIDE = ''

interface Listed<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly page: number
}

/** A page of a product's own list in the words of all records. */
export async function recordPage<Row>(
  listed: Listed<Row> | Promise<Listed<Row>>,
  record: (row: Row) => RecordRow,
): Promise<CallData<'getRecordList'>> {
  const { list, total, page } = await listed
  return { list: list.map(record), total, page }
}
