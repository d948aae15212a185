import { sql } from 'kysely'
import type { MigrationArea } from '../migrate.ts'
import { type OpenDatabase, openDatabase, openEngine } from '../openDatabase.ts'
import { openMemoryEngine } from '../pgliteEngine.ts'
import { postgresPrograms, startPostgres, type TestPostgres } from './postgres.ts'

/** One engine that a suite runs on: `open` gives a fresh, migrated database; `stop` ends what was started for it. */
export interface TestEngine {
  readonly name: 'pglite' | 'postgresql'
  open(migrations?: readonly MigrationArea[]): Promise<OpenDatabase>
  stop(): Promise<void>
}

function memoryEngine(): TestEngine {
  return {
    name: 'pglite',
    open: async (migrations = []) => openEngine(await openMemoryEngine(), migrations, Date.now),
    stop: async () => {},
  }
}

function serverEngine(programs: string): TestEngine {
  let server: Promise<TestPostgres> | undefined
  return {
    name: 'postgresql',
    open: async (migrations = []) => {
      server ??= startPostgres(programs)
      const databaseUrl = await (await server).createDatabase()
      return openDatabase({ dataDirectory: '', databaseUrl, migrations })
    },
    stop: async () => (await server)?.stop(),
  }
}

/** Both engines; only the embedded one, said plainly, where PostgreSQL is not installed. */
export function testEngines(): readonly TestEngine[] {
  const programs = postgresPrograms()
  if (programs) return [memoryEngine(), serverEngine(programs)]
  console.warn('PostgreSQL is not installed: these tests ran on the embedded database only')
  return [memoryEngine()]
}

/** Empties every table but the record of migrations, so that one database serves many tests. */
export async function emptyTables({ kysely }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'
  `.execute(kysely)
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} cascade`.execute(kysely)
}
