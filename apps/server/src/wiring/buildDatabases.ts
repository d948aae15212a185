import { existsSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { archiveOf } from '../database/archive.ts'
import { BUILT_DATABASES, builtDatabaseName } from '../database/builtDatabase.ts'
import { openEngine } from '../database/openDatabase.ts'
import { engineOver } from '../database/pgliteEngine.ts'
import { PGLITE_OPTIONS } from '../database/pgliteOptions.ts'
import { SERVER_MIGRATIONS } from './migrations.ts'

const BUILT = /^database-.*\.tar(\.new)?$/

const openNew = () => PGlite.create('memory://', PGLITE_OPTIONS)

async function withoutTables(): Promise<Uint8Array> {
  const pglite = await openNew()
  const archive = await archiveOf(pglite)
  await pglite.close()
  return archive
}

async function withTables(): Promise<Uint8Array> {
  const pglite = await openNew()
  const database = await openEngine(
    engineOver({ lend: () => pglite, close: () => pglite.close() }, async () => {}),
    SERVER_MIGRATIONS,
    Date.now,
  )
  const archive = await archiveOf(pglite)
  await database.close()
  return archive
}

/**
 * Builds the archived databases that installations and tests start from: an empty one, and one with all tables. Creating and migrating
 * a database takes seconds, unpacking an archive does not. Existing archives stay unless `anew`; those of other migrations are deleted.
 */
export async function buildDatabases({ anew }: { readonly anew: boolean }): Promise<void> {
  const wanted = new Map([
    [builtDatabaseName([]), withoutTables],
    [builtDatabaseName(SERVER_MIGRATIONS), withTables],
  ])
  for (const file of await readdir(BUILT_DATABASES))
    if (BUILT.test(file) && (anew || !wanted.has(file))) await rm(join(BUILT_DATABASES, file))
  for (const [name, make] of wanted) {
    const path = join(BUILT_DATABASES, name)
    if (existsSync(path)) continue
    await writeFile(`${path}.new`, await make())
    await rename(`${path}.new`, path)
  }
}
