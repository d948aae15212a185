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

const migrated = (databaseUrl: string, migrations: readonly MigrationArea[] = SERVER_MIGRATIONS) =>
  openDatabase({ dataDirectory: '', databaseUrl, migrations })

/** A database on the server of this run with all tables and no row, for others to be copies of. */
const template = once(async () => {
  const address = await createDatabase(inject('postgres'))
  await (await migrated(address)).close()
  return address
})

/** Address of a new database with all tables and no row on the PostgreSQL server of this run. */
export async function createMigrated(): Promise<string> {
  return createDatabase(inject('postgres'), { copyOf: await template() })
}

/**
 * Address of a new database for a whole server, which works on PostgreSQL in three quarters of the time; null for the embedded
 * database, where none is installed. That one has the rooms' own suites, the kill loops and all journeys.
 */
export async function serverDatabase(): Promise<string | null> {
  return inject('postgres') === '' ? null : createMigrated()
}

const POSTGRES: TestEngine = {
  name: 'postgresql',
  open: async () => migrated(await createMigrated()),
  openNew: async (migrations) =>
    migrated(await createDatabase(inject('postgres')), [...ROOM_MIGRATIONS, ...migrations]),
}

/**
 * For suites of which one engine is enough, since others ask the same statements of both: PostgreSQL, which takes half the
 * processor, where it is installed.
 */
export function oneEngine(): TestEngine {
  return inject('postgres') === '' ? MEMORY : POSTGRES
}

let known: readonly TestEngine[] | undefined

/** Both engines; only the embedded one, said plainly, where PostgreSQL is not installed. */
export function testEngines(): readonly TestEngine[] {
  known ??= installedEngines()
  return known
}

function installedEngines(): readonly TestEngine[] {
  if (inject('postgres') !== '') return [MEMORY, POSTGRES]
  console.warn('PostgreSQL is not installed: these tests ran on the embedded database only')
  return [MEMORY]
}

/** A table that a test filled further than this is truncated, or the rows that are deleted from it would be read over later. */
const SMALL_BYTES = 256 * 1024

/**
 * Empties every table but the record of migrations, so that one database serves many tests. To delete a few rows takes a
 * tenth of the time that new files of a truncated table and its indexes take. Nothing is left behind, so neither foreign
 * keys nor triggers are asked.
 */
export async function emptyTables({ kysely }: OpenDatabase): Promise<void> {
  await sql`do $$
    declare
      filled record;
    begin
      set local session_replication_role = replica;
      for filled in
        select oid::regclass as name, pg_relation_size(oid) as bytes from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
          and pg_relation_size(oid) > 0
      loop
        if filled.bytes <= ${sql.raw(String(SMALL_BYTES))} then
          execute format('delete from %s', filled.name);
        else
          execute format('truncate %s cascade', filled.name);
        end if;
      end loop;
    end $$`.execute(kysely)
}
