import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { REJECTIONS } from '@touchstone/protocol'
import { PASSWORD as CUSTOMERS_PASSWORD, newAccount, register } from '../pages/newcomer.ts'
import { OperatorConsole } from '../pages/operator.ts'
import { addAuthenticator } from '../pages/passkeys.ts'
import { SecurityCentre, takeCode } from '../pages/security.ts'
import { ServerProcess } from '../serverProcess.ts'

const PASSWORD = 'violet tram kettle dune'
const LONG_PASSWORD = 'seven lanterns over 9 quiet harbours'
const HOUR_MS = 3_600_000
const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-hardened-'))
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

test('in the hardened profile a password may be long and not short, and a customer without its browser is nobody', async ({
  page,
  playwright,
}) => {
  const { origin } = server
  await register(page, origin, newAccount())
  const centre = new SecurityCentre(page)
  await page.goto(`${origin}/editPassword`)
  await page.getByLabel('Old password').fill(CUSTOMERS_PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('Ott-527')
  await page.getByLabel('Repeat password').fill('Ott-527')
  await takeCode(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/8.{1,4}64/).first()).toBeVisible()
  for (const field of ['New password', 'Repeat password'])
    await page.getByLabel(field, { exact: true }).fill(LONG_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  // Here also without a second factor.
  await centre.proveByMessage()
  await expect(page.getByText('Submitted, waiting for manual review')).toBeVisible()

  await centre.open(origin)
  await centre.setUpAuthenticator({ isProved: true })
  expect(await centre.withdrawalsHeldFor()).toBeGreaterThan(71 * HOUR_MS)

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const headers = { 'x-token': token }
  const own = await page.request.get(`${origin}/web/getInfo`, { headers })
  expect(await own.json()).toMatchObject({ code: 7 })
  const program = await playwright.request.newContext()
  const stolen = await program.get(`${origin}/web/getInfo`, { headers })
  expect(await stolen.json()).toMatchObject({ code: REJECTIONS.session_expired.code })
  await program.dispose()
})
