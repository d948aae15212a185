import type { Millis } from './columns.ts'

/** The migrations applied to this database, each with its digest of that time. */
export interface MigrationTables {
  schema_migrations: { area: string; name: string; checksum: string; applied_at: Millis }
}
