import { defineConfig } from '@playwright/test'
import { browserPath } from '../tools/browser.mjs'

/** They take longest, or mostly wait: begun last, they would leave the other workers without anything to do. */
const LONG = /(contracts|faults|newcomer|security|tickets|timedOptions|verification)\.spec\.ts/

/** In one office, one after another: they take longest of all. */
const OFFICE = /journeys\/office\//

/** Journeys in a real Chromium against a real server on a free port with its data in a temporary folder. */
export default defineConfig({
  testDir: './journeys',
  // Several times what a busy machine takes: a limit costs time only where something is broken.
  timeout: 420_000,
  expect: { timeout: 30_000 },
  // Some journeys mostly wait (for a liquidation, a lost connection): two busy ones and a waiting one fit on two cores.
  workers: 3,
  fullyParallel: false,
  projects: [
    { name: 'office', testMatch: OFFICE, workers: 1 },
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: [LONG, OFFICE] },
  ],
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  globalSetup: './startServer.ts',
  use: {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    // A trace of every journey costs a third of its time; the tree of what was on screen is in the report anyway.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
