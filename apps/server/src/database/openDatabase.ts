import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { DatabaseAway } from '../errors/databaseAway.ts'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { inProcess } from '../threads/inProcess.ts'
import type { Carrier } from '../threads/program.ts'
import type { Engine, EngineName } from './engine.ts'
import { type MigrationArea, migrate } from './migrate.ts'
import { openPgliteEngine } from './pgliteEngine.ts'
import { type PgliteBoundary, pgliteProgram } from './pgliteProgram.ts'
import { openPostgresEngine } from './postgresEngine.ts'
import type { Database } from './schema.ts'

export interface OpenDatabaseOptions {
  readonly dataDirectory: string
  /** null: the embedded database in `dataDirectory`. */
  readonly databaseUrl: string | null
  /** Everything that is applied, in order. */
  readonly migrations: readonly MigrationArea[]
  readonly now?: () => number
  readonly onConnectionLost?: (error: Error) => void
  /** Carries messages to the embedded database, which runs on the same thread unless told otherwise. */
  readonly embedded?: Carrier<PgliteBoundary>
  /** Told again and again while PostgreSQL does not answer, which is then waited for. Left out: that is a StartUpProblem too. */
  readonly onWaiting?: (reason: string) => void
}

export interface OpenDatabase {
  /** For calls, which somebody waits for. */
  readonly kysely: Kysely<Database>
  /** The same for work in the background, whose statements may take longer. */
  readonly patient: Kysely<Database>
  /** Does a work of several statements that somebody waits for: history is not written between two of them, but after a while. */
  ahead<Result>(work: () => Promise<Result>): Promise<Result>
  readonly engine: EngineName
  /** A notice to the operator at start, or null. */
  readonly notice: string | null
  /** Names of the migrations that this start applied. */
  readonly migrated: readonly string[]
  /** For /readyz: answers within about a second. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

const REACH_TIMEOUT_MS = 1_000
const ASK_AGAIN_MS = 1_000

/** Opens PostgreSQL or the embedded database and migrates it. Throws a StartUpProblem that names the fault. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { dataDirectory, databaseUrl, migrations, now = Date.now, onConnectionLost = () => {}, onWaiting } = options
  if (databaseUrl === null) {
    const { embedded: carrier = inProcess(pgliteProgram) } = options
    const engine = await openPgliteEngine({ dataDirectory, migrations, carrier, onConnectionLost })
    return openEngine(engine, migrations, now)
  }
  for (;;)
    try {
      return await openEngine(openPostgresEngine({ databaseUrl, onConnectionLost }), migrations, now)
    } catch (error) {
      if (error instanceof StartUpProblem) throw error
      const problem = `the database at ${placeOf(databaseUrl)} cannot be used: ${reasonOf(error)}`
      if (!onWaiting || !(error instanceof DatabaseAway)) throw new StartUpProblem(problem)
      onWaiting(problem)
      await setTimeout(ASK_AGAIN_MS)
    }
}

/** The cause of a broken connection says more than the break itself. */
function reasonOf(error: unknown): string {
  const said = error instanceof DatabaseAway ? error.cause : error
  return said instanceof Error ? said.message || said.name : String(said)
}

/** The same path for both engines. Closes the engine when the schema cannot be brought up to date. */
export async function openEngine(
  engine: Engine,
  migrations: readonly MigrationArea[],
  now: () => number,
): Promise<OpenDatabase> {
  const patient = new Kysely<Database>({ dialect: engine.dialect })
  const kysely = engine.inHurry ? new Kysely<Database>({ dialect: engine.inHurry }) : patient
  const close = async () => {
    // Both have the same connections.
    await patient.destroy()
    await engine.release()
  }
  try {
    const migrated = await migrate(patient, migrations, now())
    const isReachable = () => answersInTime(kysely)
    const { name, notice, ahead = (work) => work() } = engine
    return { kysely, patient, ahead, engine: name, notice, migrated, isReachable, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function answersInTime(kysely: Kysely<Database>): Promise<boolean> {
  const ended = new AbortController()
  const late = setTimeout(REACH_TIMEOUT_MS, false, { signal: ended.signal }).catch(() => false)
  const answered = sql`select 1`.execute(kysely).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => ended.abort())
}

/** Where the database is, without the password. */
function placeOf(databaseUrl: string): string {
  try {
    const { host, pathname } = new URL(databaseUrl)
    return `${host}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}
