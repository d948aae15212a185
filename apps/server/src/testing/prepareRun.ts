import type { TestProject } from 'vitest/node'
import { runPostgres } from '../database/testing/runPostgres.ts'
import { shareBundle } from './bundleTests.ts'

/** What all tests of a run share. Each of the two takes seconds, and most of one is waiting. */
export default async function prepareRun(project: TestProject): Promise<() => Promise<void>> {
  const ends = await Promise.all([runPostgres(project), shareBundle(project)])
  return async () => {
    for (const end of ends) await end()
  }
}
