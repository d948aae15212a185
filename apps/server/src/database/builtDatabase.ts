import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MigrationArea } from './migrate.ts'

/** Where the build puts them: beside the program's own folder, whether that is `src` or `dist`. */
export const BUILT_DATABASES = fileURLToPath(new URL('../../', import.meta.url))

/** The name is made of the applied migrations, so that a database of others is never taken for it. */
export function builtDatabaseName(areas: readonly MigrationArea[]): string {
  const applied = areas.flatMap(({ area, migrations }) =>
    migrations.map(({ name, statements }) => [area, name, ...statements]),
  )
  const digest = createHash('sha256').update(JSON.stringify(applied)).digest('hex')
  return `database-${digest.slice(0, 16)}.tar`
}

/**
 * The archived folder of an embedded database with these migrations and no row, made by the build; undefined when the build has
 * not run or knew others.
 */
export async function builtDatabase(areas: readonly MigrationArea[]): Promise<Uint8Array | undefined> {
  const path = join(BUILT_DATABASES, builtDatabaseName(areas))
  if (!existsSync(path)) return undefined
  const { buffer, byteOffset, byteLength } = await readFile(path)
  // No Buffer: PGlite's file system means to copy with `slice`, which copies nothing of one, and databases would share their files.
  return new Uint8Array(buffer, byteOffset, byteLength)
}
