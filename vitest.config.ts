import { defineConfig } from 'vitest/config'

/** One module graph per worker: loading it for each file again took a third of the run. A test puts back what it changes. */
const shared = { isolate: false }

const source = {
  resolve: { conditions: ['touchstone-source'] },
  ssr: { resolve: { conditions: ['touchstone-source'] } },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...source,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/signer/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['packages/ui/**'],
          testTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: './apps/server/src/database/testing/runPostgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          ...shared,
          name: 'browser-code',
          environment: 'jsdom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}', 'apps/{web,console}/src/**/*.test.tsx'],
          testTimeout: 30_000,
        },
      },
      {
        ...source,
        test: {
          ...shared,
          name: 'screen-logic',
          environment: 'node',
          include: ['apps/{web,console}/src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
