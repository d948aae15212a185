import { defineConfig } from '@playwright/test'

/** Journeys in a real Chromium against a real server on a free port with its data in a temporary folder. */
export default defineConfig({
  testDir: './journeys',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: false,
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  globalSetup: './startServer.ts',
  use: {
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
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
