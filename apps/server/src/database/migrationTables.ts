import type { Millis } from './columns.ts'

/** What was applied to this database, and what it looked like then. */
export interface MigrationTables {
  schema_migrations: { area: string; name: string; checksum: string; applied_at: Millis }
}
