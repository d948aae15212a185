import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type AuditHead, type AuditRow, auditHash, NO_ROWS } from './auditChain.ts'

export interface AuditFinding {
  /** Rows that are there. */
  readonly rows: number
  /** The first row that was changed, removed or put in; 0: none. */
  readonly brokenRow: number
  /** Hash of the last row that is right. */
  readonly head: string
}

/** Evidence of the chain from outside its table: the head beside it, or an anchor in the log. */
export interface KnownHead {
  readonly rows: number
  readonly head: string
}

const BATCH = 1_000

async function* rowsInOrder(database: Kysely<Database>): AsyncGenerator<AuditRow> {
  for (let last = 0n; ; ) {
    const batch = await database
      .selectFrom('audit_rows')
      .selectAll()
      .where('row', '>', last)
      .orderBy('row')
      .limit(BATCH)
      .execute()
    yield* batch
    const end = batch.at(-1)
    if (!end || batch.length < BATCH) return
    last = end.row
  }
}

function follows(row: AuditRow, before: AuditHead): boolean {
  const { hash, ...content } = row
  const expected = auditHash({ ...content, row: Number(row.row), time: Number(row.time) })
  return Number(row.row) === before.rows + 1 && row.previous === before.hash && hash === expected
}

/** Recomputes the whole chain and compares it with the evidence kept elsewhere. */
export async function verifyAudit(database: Kysely<Database>, known: readonly KnownHead[]): Promise<AuditFinding> {
  let head = NO_ROWS
  const broken = (rows: number, brokenRow: number): AuditFinding => ({ rows, brokenRow, head: head.hash })
  const expected = new Map(known.map((one) => [one.rows, one.head]))
  for await (const row of rowsInOrder(database)) {
    if (!follows(row, head)) return broken(head.rows, head.rows + 1)
    const told = expected.get(head.rows + 1)
    if (told !== undefined && told !== row.hash) return broken(head.rows, head.rows + 1)
    head = { rows: head.rows + 1, hash: row.hash }
  }
  const missing = known.find(({ rows }) => rows > head.rows)
  return broken(head.rows, missing ? head.rows + 1 : 0)
}

/** The head that is kept beside the rows. */
export async function keptHead(database: Kysely<Database>): Promise<readonly KnownHead[]> {
  const row = await database.selectFrom('audit_head').selectAll().executeTakeFirst()
  return row ? [{ rows: Number(row.rows), head: row.hash }] : []
}
