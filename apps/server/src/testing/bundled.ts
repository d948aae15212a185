import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { bundle, SERVER_THREADS } from '../../../../tools/bundle.mjs'
import { newBundleFolder } from './bundleFolder.ts'

const LOOK_AGAIN_MS = 20

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Programs that start a server, or much of one, and the signer. */
const SERVERS = {
  cli: source('../cli/main.ts'),
  holdDatabase: source('../database/testing/holdDatabase.ts'),
  killableServer: source('./killableServer.ts'),
  main: source('../main.ts'),
  payoutServer: source('../payout/testing/payoutServer.ts'),
  signer: source('../../../signer/src/main.ts'),
  testServer: source('./testServer.ts'),
}

/**
 * A program of ours with its packages in one file, which starts in a fraction of the time: for tests that start one again and
 * again.
 */
export interface Bundled {
  readonly path: string
  remove(): Promise<void>
}

/** Beside it lie the threads that it starts. */
export async function bundled(program: string, threads: readonly string[]): Promise<Bundled> {
  const folder = newBundleFolder(randomUUID())
  await bundle([program, ...threads], folder)
  return { path: join(folder, `${parse(program).name}.js`), remove: () => rm(folder, { recursive: true }) }
}

async function bundleServers(folder: string): Promise<void> {
  const unfinished = `${folder}-unfinished`
  await bundle([...Object.entries(SERVERS).map(([out, from]) => ({ in: from, out })), ...SERVER_THREADS], unfinished, [
    'vitest',
  ])
  await rename(unfinished, folder)
}

/** False when the folder is there already. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * The path of a bundle as above, beside it all threads of a server. Of all tests of a run the first that asks makes them, for
 * all of them; whoever asks meanwhile waits. They are removed when the run ends.
 */
export async function bundledServer(name: keyof typeof SERVERS): Promise<string> {
  const folder = inject('bundledServers')
  const turn = `${folder}-turn`
  // Nothing may have been built in this clone.
  await mkdir(dirname(folder), { recursive: true })
  while (!existsSync(folder)) {
    if (!(await isMade(turn))) {
      await delay(LOOK_AGAIN_MS)
      continue
    }
    try {
      if (!existsSync(folder)) await bundleServers(folder)
    } finally {
      await rm(turn, { recursive: true })
    }
  }
  return join(folder, `${name}.js`)
}
