import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { AuditEntry } from './auditChain.ts'

/** The part of an audit row that the act itself adds; operator, address and call are known already. */
export interface Act extends Partial<Pick<AuditEntry, 'operator' | 'subject' | 'detail' | 'result' | 'reason'>> {}

/** Adds a row to the audit chain, within the transaction of the act where it has one; returns its number. */
export type RecordAct = (act: Act, transaction?: Kysely<Database>) => Promise<number>
