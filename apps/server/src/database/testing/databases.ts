import { sql } from 'kysely'
import { inject } from 'vitest'
import { ROOM_MIGRATIONS, SERVER_MIGRATIONS } from '../../wiring/migrations.ts'
import { archiveOf } from '../archive.ts'
import { builtDatabase } from '../builtDatabase.ts'
import type { MigrationArea } from '../migrate.ts'
import { type OpenDatabase, openDatabase, openEngine } from '../openDatabase.ts'
import { memoryEngine, openMemory } from './memoryDatabase.ts'
import { createDatabase } from './postgres.ts'

/** One engine that a suite runs on. */
export interface TestEngine {
  readonly name: 'pglite' | 'postgresql'
  /** A database with all tables and no row: a copy of one that each process migrates once. */
  open(): Promise<OpenDatabase>
  /** A database that is migrated from nothing: the tables of the rooms, then `migrations`. */
  openNew(migrations: readonly MigrationArea[]): Promise<OpenDatabase>
}

/** The result of `make`, made when it is first asked for. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** An embedded database with all tables and no row, as an archive. */
export const archivedSchema = once(async () => {
  const built = await builtDatabase(SERVER_MIGRATIONS)
  if (built) return built
  const pglite = await openMemory()
  const database = await openEngine(memoryEngine(pglite), SERVER_MIGRATIONS, Date.now)
  const archive = await archiveOf(pglite)
  await database.close()
  return archive
})

/** The embedded database in memory. */
export const MEMORY: TestEngine = {
  name: 'pglite',
  open: async () => openEngine(memoryEngine(await openMemory(await archivedSchema())), SERVER_MIGRATIONS, Date.now),
  openNew: async (migrations) =>
    openEngine(memoryEngine(await openMemory()), [...ROOM_MIGRATIONS, ...migrations], Date.now),
}

function serverEngine(folder: string): TestEngine {
  const migrated = async (databaseUrl: string, migrations: readonly MigrationArea[] = SERVER_MIGRATIONS) =>
    openDatabase({ dataDirectory: '', databaseUrl, migrations })
  const template = once(async () => {
    const address = await createDatabase(folder)
    await (await migrated(address)).close()
    return address
  })
  return {
    name: 'postgresql',
    open: async () => migrated(await createDatabase(folder, { copyOf: await template() })),
    openNew: async (migrations) => migrated(await createDatabase(folder), [...ROOM_MIGRATIONS, ...migrations]),
  }
}

let known: readonly TestEngine[] | undefined

/** Both engines; only the embedded one, said plainly, where PostgreSQL is not installed. */
export function testEngines(): readonly TestEngine[] {
  known ??= installedEngines()
  return known
}

function installedEngines(): readonly TestEngine[] {
  const folder = inject('postgres')
  if (folder !== '') return [MEMORY, serverEngine(folder)]
  console.warn('PostgreSQL is not installed: these tests ran on the embedded database only')
  return [MEMORY]
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
