import { sql } from 'kysely'
import { inject } from 'vitest'
import type { MigrationArea } from '../migrate.ts'
import { type OpenDatabase, openDatabase, openEngine } from '../openDatabase.ts'
import { openMemoryEngine } from '../pgliteEngine.ts'
import { createDatabase } from './postgres.ts'

/** One engine that a suite runs on: `open` gives a fresh, migrated database. */
export interface TestEngine {
  readonly name: 'pglite' | 'postgresql'
  open(migrations?: readonly MigrationArea[]): Promise<OpenDatabase>
}

function memoryEngine(): TestEngine {
  return {
    name: 'pglite',
    open: async (migrations = []) => openEngine(await openMemoryEngine(), migrations, Date.now),
  }
}

function serverEngine(folder: string): TestEngine {
  return {
    name: 'postgresql',
    open: async (migrations = []) =>
      openDatabase({ dataDirectory: '', databaseUrl: await createDatabase(folder), migrations }),
  }
}

/** Both engines; only the embedded one, said plainly, where PostgreSQL is not installed. */
export function testEngines(): readonly TestEngine[] {
  const folder = inject('postgres')
  if (folder !== '') return [memoryEngine(), serverEngine(folder)]
  console.warn('PostgreSQL is not installed: these tests ran on the embedded database only')
  return [memoryEngine()]
}

/** Empties every table but the record of migrations, so that one database serves many tests. */
export async function emptyTables({ kysely }: OpenDatabase): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'
  `.execute(kysely)
  // To truncate costs the same for an empty table, and most are.
  const filled = tables.map(({ name }) => sql`select ${name} as name where exists (select from ${sql.table(name)})`)
  const { rows } = await sql<{ name: string }>`${sql.join(filled, sql` union all `)}`.execute(kysely)
  if (rows.length === 0) return
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} cascade`.execute(kysely)
}
