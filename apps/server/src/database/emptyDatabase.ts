import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Beside the program's own folder, whether that is `src` or `dist`. */
const EMPTY_DATABASE = fileURLToPath(new URL('../../emptyDatabase.tar', import.meta.url))

/** The archived folder of an embedded database without a table, made by the build; undefined when the build has not run. */
export async function emptyDatabase(): Promise<Uint8Array | undefined> {
  return existsSync(EMPTY_DATABASE) ? readFile(EMPTY_DATABASE) : undefined
}
