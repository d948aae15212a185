import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type DiskLock, DiskLocked, realDisk } from '@touchstone/log'
import { PostgresDialect } from 'kysely'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import type { Carrier } from '../threads/program.ts'
import { builtDatabase } from './builtDatabase.ts'
import type { Engine } from './engine.ts'
import type { MigrationArea } from './migrate.ts'
import { PgliteConnection } from './pgliteConnection.ts'
import { PGLITE_OPTIONS } from './pgliteOptions.ts'
import type { PgliteBoundary } from './pgliteProgram.ts'
import { type SingleConnection, SingleConnectionPool } from './singleConnectionPool.ts'
import { unpackDatabase } from './unpackDatabase.ts'

const NOTICE =
  'accounts and history are kept in the embedded database: it survives a killed process, but not a power cut; set DATABASE_URL to a PostgreSQL server for that (money is in the log and safe either way)'

export interface PgliteEngineOptions {
  readonly dataDirectory: string
  readonly migrations: readonly MigrationArea[]
  readonly carrier: Carrier<PgliteBoundary>
  readonly onConnectionLost: (error: Error) => void
}

/**
 * The embedded database in DATA_DIR/sql. PGlite itself lets two processes open one folder and ruin it, so a lock beside the
 * folder keeps the second one out. A new one begins with the database that the build has made of these migrations, or with
 * an empty one.
 */
export async function openPgliteEngine(options: PgliteEngineOptions): Promise<Engine> {
  const { dataDirectory, migrations, carrier, onConnectionLost } = options
  const lock = await takeLock(dataDirectory)
  const folder = join(dataDirectory, 'sql')
  try {
    if (!existsSync(folder)) await createFolder(folder, migrations)
    const connection = await PgliteConnection.open({ folder, carrier, onLost: onConnectionLost })
    return { ...engineOver(connection, () => lock.release()), ahead: (work) => connection.ahead(work) }
  } catch (error) {
    await lock.release()
    throw new StartUpProblem(`the embedded database in ${folder} cannot be opened: ${reasonOf(error)}`)
  }
}

/** Under another name until it is whole: a process that is killed meanwhile leaves nothing half made. */
async function createFolder(folder: string, areas: readonly MigrationArea[]): Promise<void> {
  const begun = `${folder}.new`
  await rm(begun, { recursive: true, force: true })
  await mkdir(begun, { recursive: true })
  // PGlite makes its files readable for everybody; the folder is not.
  await chmod(begun, 0o700)
  const made = (await builtDatabase(areas)) ?? (await builtDatabase([]))
  if (made) unpackDatabase(made, begun)
  else await (await PGlite.create({ dataDir: begun, ...PGLITE_OPTIONS })).close()
  await rename(begun, folder)
}

/** An engine over the one connection of an embedded database. */
export function engineOver(connection: SingleConnection, release: () => Promise<void>): Engine {
  return {
    name: 'pglite',
    dialect: new PostgresDialect({ pool: new SingleConnectionPool(connection) }),
    notice: NOTICE,
    release,
  }
}

async function takeLock(dataDirectory: string): Promise<DiskLock> {
  try {
    await mkdir(dataDirectory, { recursive: true })
    return await realDisk.lock(join(dataDirectory, 'sql.lock'))
  } catch (error) {
    if (error instanceof DiskLocked) throw new StartUpProblem(`the embedded database is in use: ${error.message}`)
    throw new StartUpProblem(`the folder ${dataDirectory} cannot be used: ${reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
