import type { QueryClient } from '@tanstack/react-query'
import { whenSessionOver } from '../shared/api/adminClient.ts'
import { createQueries } from '../shared/api/queries.ts'
import { endSession } from '../shared/session/session.ts'
import { type ConsoleRouter, createConsoleRouter } from './router.tsx'

export interface ConsoleParts {
  readonly queries: QueryClient
  readonly router: ConsoleRouter
}

/** Builds the long-lived parts and connects them with the session. */
export function wireConsole(): ConsoleParts {
  const queries = createQueries()
  whenSessionOver(() => endSession(queries))
  return { queries, router: createConsoleRouter() }
}
