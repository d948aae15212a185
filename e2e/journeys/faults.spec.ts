import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import { PASSWORD } from '../pages/newcomer.ts'
import { Terminal } from '../pages/terminal.ts'
import { ServerProcess } from '../serverProcess.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test('pressing the button twice, and refreshing in mid-flight, places one order', async ({ page }) => {
  await openAccount(page, origin())
  const terminal = new Terminal(page)
  await terminal.open(origin())
  await terminal.limit('Buy', '62500', '0.01')
  await expect(terminal.form.getByText('You pay at most', { exact: false })).toBeVisible()
  await terminal.submit.dblclick()
  await expect(terminal.form.getByText('Order placed')).toBeVisible()
  await terminal.limit('Buy', '62400', '0.01')
  await expect(terminal.form.getByText('You pay at most', { exact: false })).toBeVisible()
  await terminal.submit.click({ noWaitAfter: true })
  await page.reload()
  await page.goto(`${origin()}/all`)
  const rows = page.getByRole('row').filter({ hasText: 'Limit' })
  await expect(rows.filter({ hasText: '62,500' })).toHaveCount(1)
  expect(await rows.filter({ hasText: '62,400' }).count()).toBeLessThanOrEqual(1)
})

test('an expired session is told and leads back through the login to where it was', async ({ page }) => {
  const { account } = await openAccount(page, origin())
  await page.goto(`${origin()}/table1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('token', 'not-a-token-any-more'))
  await page.reload()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page
    .getByRole('tab', { name: 'Email' })
    .or(page.getByRole('radio', { name: 'Email' }))
    .first()
    .click()
  await page.getByLabel('Email address').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page).toHaveURL(/\/table1/)
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await openAccount(page, origin())
  await page.goto(`${origin()}/table1`)
  const other = await context.newPage()
  await other.goto(`${origin()}/table1`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/login|\/$/)
  await expect(other).toHaveURL(/\/login/)
})

test('a lost connection is shown, prices turn stale, and everything comes back by itself', async ({ page }) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-lost-'))
  const server = new ServerProcess(dataDirectory, { SEED: '3' })
  try {
    await server.start()
    await openAccount(page, server.origin)
    const terminal = new Terminal(page)
    await terminal.open(server.origin)
    await server.kill()
    await expect(page.getByText(/connection to the exchange was lost/i)).toBeVisible()
    await expect(page.getByText('Stale').first()).toBeVisible()
    await server.start()
    await expect(page.getByText('Stale')).toHaveCount(0, { timeout: 30_000 })
    await expect(page.getByText(/connection to the exchange was lost/i)).toBeHidden()
  } finally {
    await server.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})
