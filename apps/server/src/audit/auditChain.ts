import { createHash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { canonicalJson } from '../crypto/canonicalJson.ts'
import type { Database } from '../database/schema.ts'
import { storable } from '../database/storableText.ts'
import type { AuditRowsTable } from './schema.ts'

export type AuditRow = Selectable<AuditRowsTable>

/** Something an operator, or the platform, did. Never holds a secret. */
export interface AuditEntry {
  /** Name of the operator, or `platform`. */
  readonly operator: string
  readonly what: string
  /** Customer number or other subject, '' when none. */
  readonly subject: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly result: string
  readonly reason: string
  readonly address: string
  readonly device: string
}

export interface AuditHead {
  readonly rows: number
  /** SHA-256 of the last row, hex. */
  readonly hash: string
}

/** Before the first row. */
export const NO_ROWS: AuditHead = { rows: 0, hash: '0'.repeat(64) }

export interface AuditChain {
  /** Adds a row within the transaction of the act that it tells of; returns its number. */
  append(entry: AuditEntry, transaction?: Kysely<Database>): Promise<number>
  head(): Promise<AuditHead>
}

/** SHA-256 over the row's content and the hash of the one before it, hex. */
export function auditHash(row: Omit<AuditRow, 'hash' | 'row' | 'time'> & { row: number; time: number }): string {
  return createHash('sha256').update(canonicalJson(row)).digest('hex')
}

/** An entry as it will be read again: the hash is taken over what SQL holds. */
function asStored({ detail, subject, reason, device, ...known }: AuditEntry) {
  const written = { subject: storable(subject), reason: storable(reason), device: storable(device) }
  return { ...known, ...written, detail: canonicalJson(detail) }
}

async function lockHead(transaction: Kysely<Database>): Promise<AuditHead> {
  await transaction
    .insertInto('audit_head')
    .values({ id: 1, ...NO_ROWS })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rows: count, hash } = await transaction
    .selectFrom('audit_head')
    .select(['rows', 'hash'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { rows: Number(count), hash }
}

export function createAuditChain(database: Kysely<Database>, clock: Clock): AuditChain {
  const appendWithin = async (entry: AuditEntry, transaction: Kysely<Database>) => {
    const before = await lockHead(transaction)
    const row = before.rows + 1
    const content = { ...asStored(entry), row, time: clock.now(), previous: before.hash }
    const hash = auditHash(content)
    await transaction
      .insertInto('audit_rows')
      .values({ ...content, hash })
      .execute()
    await transaction.updateTable('audit_head').set({ rows: row, hash }).where('id', '=', 1).execute()
    return row
  }
  return {
    append: (entry, transaction) =>
      transaction
        ? appendWithin(entry, transaction)
        : database.transaction().execute((own) => appendWithin(entry, own)),
    head: async () => {
      const found = await database.selectFrom('audit_head').selectAll().executeTakeFirst()
      return found ? { rows: Number(found.rows), hash: found.hash } : NO_ROWS
    },
  }
}
