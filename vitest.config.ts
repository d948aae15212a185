// Reads the sources natively: this process starts the database server of a run, which is one of them.
import 'tsx'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * One module graph per worker: loading it for each file again took a third of the run. A test puts back what it changes.
 * A limit of time only ends what hangs: on a busy machine tests take ten times as long as alone.
 */
const shared = { isolate: false, testTimeout: 120_000, hookTimeout: 120_000 }

const ALONE = ['neighboursKilled', 'houseKilled', 'historyKilled'].map(
  (name) => `apps/server/src/testing/${name}.test.ts`,
)

const source = {
  resolve: { conditions: ['touchstone-source'] },
  ssr: { resolve: { conditions: ['touchstone-source'] } },
}

/**
 * What runs on Node is imported by Node, from one bundle of all its tests: by the module runner of Vite the core ran half as fast,
 * and from its sources it took four times as long to load.
 */
const native = {
  runner: here('./tools/bundledRunner.mjs'),
  execArgv: ['--max-semi-space-size=64'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

// A worker that changes from one project or environment to another begins anew, with no module loaded: hence only two.
export default defineConfig({
  test: {
    // Some files mostly wait (for a program that was killed, a pause, a disk): two busy ones and a waiting one fit on two cores.
    maxWorkers: 3,
    // On each save what is watched runs again: which tests of a bundle know a file, nobody here knows.
    forceRerunTriggers: ['**/packages/*/src/**/*.ts', '**/apps/*/src/**/*.ts'],
    // The database server is still being stopped: ending before would leave it behind.
    teardownTimeout: 120_000,
    globalSetup: ['./apps/server/src/testing/prepareRun.ts'],
    projects: [
      {
        resolve: {
          ...source.resolve,
          alias: [{ find: /^zustand$/, replacement: here('./packages/frame/src/testing/registeredStores.ts') }],
        },
        ssr: source.ssr,
        test: {
          ...shared,
          name: 'browser-code',
          environment: 'jsdom',
          setupFiles: here('./packages/frame/src/testing/freshBrowser.ts'),
          include: ['packages/{ui,frame}/src/**/*.test.{ts,tsx}', 'apps/{web,console}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...source,
        test: {
          ...shared,
          ...native,
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{server,signer,gallery}/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['packages/{ui,frame}/**', ...ALONE],
        },
      },
      // Each kills threads of its process, or fills their heaps: it has one to itself.
      {
        ...source,
        test: { ...shared, ...native, name: 'alone', environment: 'node', isolate: true, include: ALONE },
      },
    ],
  },
})
