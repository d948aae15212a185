import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import type { Database } from './schema.ts'

/** One step of a schema. Plain SQL, so that its checksum is the same in every build; never edited once released. */
export interface Migration {
  /** "0001-accounts": four digits, ascending within the area. */
  readonly name: string
  /** One statement each: the embedded engine takes them one by one. */
  readonly statements: readonly string[]
}

/** Migrations of one part of the server, run in order; areas run in the order given. */
export interface MigrationArea {
  readonly area: string
  readonly migrations: readonly Migration[]
}

/** Two processes that start together take turns here. The number means nothing else. */
const MIGRATION_LOCK = 7_203_001

/**
 * Brings the schema up to date in one transaction and returns the applied migrations ("identity/0001-accounts"). Throws a
 * StartUpProblem when an applied migration was changed, is unknown to this program, or was skipped.
 */
export async function migrate(
  kysely: Kysely<Database>,
  areas: readonly MigrationArea[],
  now: number,
): Promise<readonly string[]> {
  for (const area of areas) assertOrdered(area)
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction)
    await sql`create table if not exists schema_migrations (
      area text not null, name text not null, checksum text not null, applied_at int8 not null,
      primary key (area, name))`.execute(transaction)
    const done: string[] = []
    for (const area of areas) done.push(...(await migrateArea(transaction, area, now)))
    return done
  })
}

async function migrateArea(
  transaction: Transaction<Database>,
  { area, migrations }: MigrationArea,
  now: number,
): Promise<string[]> {
  const applied = await transaction
    .selectFrom('schema_migrations')
    .select(['name', 'checksum'])
    .where('area', '=', area)
    .orderBy('name')
    .execute()
  applied.forEach((row, index) => {
    assertUnchanged(area, row, migrations[index])
  })
  const pending = migrations.slice(applied.length)
  for (const migration of pending) {
    for (const statement of migration.statements) await sql.raw(statement).execute(transaction)
    await transaction
      .insertInto('schema_migrations')
      .values({ area, name: migration.name, checksum: checksumOf(migration), applied_at: now })
      .execute()
  }
  return pending.map(({ name }) => `${area}/${name}`)
}

function assertUnchanged(
  area: string,
  applied: { readonly name: string; readonly checksum: string },
  known: Migration | undefined,
): void {
  if (known?.name !== applied.name)
    throw new StartUpProblem(
      `the database was migrated by another version of this program: it has ${area}/${applied.name}, which this version ${known ? `expects to be ${area}/${known.name}` : 'does not know'}`,
    )
  if (checksumOf(known) !== applied.checksum)
    throw new StartUpProblem(
      `migration ${area}/${applied.name} was changed after it had been applied; add a new migration instead`,
    )
}

function assertOrdered({ area, migrations }: MigrationArea): void {
  migrations.forEach(({ name }, index) => {
    const number = String(index + 1).padStart(4, '0')
    if (!name.startsWith(`${number}-`)) throw new Error(`migration ${area}/${name} must be named ${number}-…`)
  })
}

function checksumOf({ statements }: Migration): string {
  return createHash('sha256').update(JSON.stringify(statements)).digest('hex')
}
