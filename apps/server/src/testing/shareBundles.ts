import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { newBundleFolder } from './bundleFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the bundled servers of this run, which the first test that starts one makes. */
    readonly bundledServers: string
  }
}

/** One bundle of our servers for all tests of a run: making it takes longer than to start one. */
export default function shareBundles(project: TestProject): () => void {
  const folder = newBundleFolder(randomUUID())
  project.provide('bundledServers', folder)
  const remove = () => {
    for (const end of ['', '-unfinished', '-turn']) rmSync(folder + end, { recursive: true, force: true })
  }
  // An interrupted run ends without calling the function returned here.
  process.once('exit', remove)
  return remove
}
