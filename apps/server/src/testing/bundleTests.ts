import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { SERVER_THREADS } from '../../../../tools/bundle.mjs'
import { bundleTests } from '../../../../tools/testPrograms.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the bundled tests of this run, and of what they start. */
    readonly testBundle: string
  }
}

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Programs that tests start as processes: a server, or much of one, and the signer. */
const PROGRAMS = {
  cli: source('../cli/main.ts'),
  holdDatabase: source('../database/testing/holdDatabase.ts'),
  killableServer: source('./killableServer.ts'),
  main: source('../main.ts'),
  payoutServer: source('../payout/testing/payoutServer.ts'),
  signer: source('../../../signer/src/main.ts'),
  'worker/pictureProcess': source('../files/worker/pictureProcess.ts'),
}

/** Threads that only tests begin. */
const THREADS = {
  'testing/gatedJournalThread': source('../journal/testing/gatedJournalThread.ts'),
  'testing/pgliteThread': source('../database/testing/pgliteThread.ts'),
  'testing/trialThread': source('../threads/testing/trialThread.ts'),
}

export type BundledProgram = keyof typeof PROGRAMS | keyof typeof THREADS

const STARTED = [
  ...Object.entries({ ...PROGRAMS, ...THREADS }).map(([out, from]) => ({ in: from, out })),
  ...SERVER_THREADS,
]

const BUNDLES = source('../../dist')
const PREFIX = 'bundled-'
/** No run takes so long. */
const LEFT_BEHIND_MS = 24 * 3_600_000

/** Runs that were killed could not remove theirs. */
function removeOldBundles(): void {
  const old = Date.now() - LEFT_BEHIND_MS
  const folders = readdirSync(BUNDLES).filter((name) => name.startsWith(PREFIX))
  for (const folder of folders.map((name) => join(BUNDLES, name)))
    if ((statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? old) < old)
      rmSync(folder, { recursive: true, force: true })
}

const startsServers = (file: string) => file.includes('/apps/server/')

/** One bundle for all tests of a run. It lies as deep below the app as the folders of sources, so that it finds what is found by path. */
export async function shareBundle(project: TestProject): Promise<() => void> {
  mkdirSync(BUNDLES, { recursive: true })
  removeOldBundles()
  const folder = join(BUNDLES, PREFIX + randomUUID())
  project.provide('testBundle', folder)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // An interrupted run ends without calling the function returned here.
  process.once('exit', remove)
  const bundled = project.vitest.projects.filter(({ config }) => config.runner !== undefined)
  const make = async () => {
    remove()
    const files = project.vitest.state.getPaths().filter((file) => bundled.some((one) => one.matchesTestGlob(file)))
    if (files.length > 0) await bundleTests(files, files.some(startsServers) ? STARTED : [], folder)
  }
  project.onTestsRerun(make)
  await make()
  return remove
}
