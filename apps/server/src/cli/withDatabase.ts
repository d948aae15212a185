import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from '../database/openDatabase.ts'
import type { Database } from '../database/schema.ts'
import { StartUpProblem } from '../errors/startUpProblem.ts'
import { ROOM_MIGRATIONS } from '../wiring/migrations.ts'
import type { Arguments } from './arguments.ts'

/** Holds the database while `work` runs: the embedded one only of a stopped server. Makes none where there is none. */
export async function withDatabase<Result>(
  { dataDir, databaseUrl }: Pick<Arguments, 'dataDir' | 'databaseUrl'>,
  work: (database: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'sql')
  if (databaseUrl === null && !existsSync(folder)) throw new StartUpProblem(`${folder} is not there`)
  const opened = await openDatabase({ dataDirectory: dataDir, databaseUrl, migrations: ROOM_MIGRATIONS })
  try {
    return await work(opened.kysely)
  } finally {
    await opened.close()
  }
}
