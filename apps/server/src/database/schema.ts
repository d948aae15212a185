import type { MigrationTables } from './migrationTables.ts'

/**
 * Every table the server knows by type. Each room adds its own where it describes them (`declare module` in its schema.ts), so
 * that the database knows of no room above it.
 */
export interface Database extends MigrationTables {}
