import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { OperatorConsole } from '../pages/operator.ts'
import { addAuthenticator } from '../pages/passkeys.ts'
import { ServerProcess } from '../serverProcess.ts'

const PASSWORD = 'violet tram kettle dune'
const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-passkeys-'))
const server = new ServerProcess(dataDirectory, { SEED: '34', HARDENED: '1' })

let context: BrowserContext

test.beforeAll(async ({ browser }) => {
  await server.start()
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
})

test.afterAll(async () => {
  await server.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
  await context.close()
})

test('in the hardened profile an operator sets up a passkey, and nothing else, and comes in by it', async () => {
  const page = await context.newPage()
  await addAuthenticator(page)
  // Passkeys belong to names, not to addresses.
  const operator = new OperatorConsole(page, server.consoleOrigin.replace('127.0.0.1', 'localhost'), 'operator1')
  await operator.giveName(server.oneTimePassword('operator1'))
  await expect(page.getByText('Codes of apps are not accepted here.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Authenticator app' })).toBeHidden()
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat the new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create the passkey and log in' }).click()
  await operator.heading('Dashboard')
  await context.clearCookies()
  await operator.giveName(PASSWORD)
  await page.getByRole('button', { name: 'Use the passkey' }).click()
  await operator.heading('Dashboard')
  await operator.go('Operators')
  await expect(page.getByRole('row').filter({ hasText: 'operator1' })).toContainText('Passkey')
})
