import type { ContentTables } from '../content/schema.ts'
import type { IdentityTables } from '../identity/schema.ts'
import type { MailTables } from '../mail/schema.ts'
import type { MigrationTables } from './migrationTables.ts'

/** Every table the server knows by type: each area describes its own, this line joins them. */
export interface Database extends MigrationTables, IdentityTables, MailTables, ContentTables {}
