import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, SERVER_THREADS } from '../../../../tools/bundle.mjs'

const SERVER = fileURLToPath(new URL('../../', import.meta.url))

/**
 * A program of ours with its packages in one file, which starts in a fraction of the time: for tests that start one again and
 * again.
 */
export interface Bundled {
  readonly path: string
  remove(): Promise<void>
}

/** Beside it lie the threads; a program that starts none of them, or only some, says so: it is bundled sooner. */
export async function bundled(program: string, threads: readonly string[] = SERVER_THREADS): Promise<Bundled> {
  const folder = `${SERVER}dist/bundled-${randomUUID()}`
  await bundle([program, ...threads], folder)
  return { path: join(folder, `${parse(program).name}.js`), remove: () => rm(folder, { recursive: true }) }
}
