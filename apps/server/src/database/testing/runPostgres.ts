import type { TestProject } from 'vitest/node'
import { postgresPrograms, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the PostgreSQL server of this run; '' when none is installed. */
    readonly postgres: string
  }
}

/** One PostgreSQL server for all tests of a run: making and starting one costs more than most suites on it. */
export async function runPostgres(project: TestProject): Promise<() => Promise<void>> {
  const programs = postgresPrograms()
  const server = programs === null ? undefined : await startPostgres(programs)
  project.provide('postgres', server?.folder ?? '')
  // An interrupted run ends without calling the function returned here.
  const atExit = () => server?.stopAtOnce()
  process.once('exit', atExit)
  return async () => {
    await server?.stop()
    process.off('exit', atExit)
  }
}
