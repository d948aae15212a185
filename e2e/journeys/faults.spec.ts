import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import {
  getSandboxFunds,
  newAccount,
  PASSWORD,
  register,
  setTransactionPassword,
  TRANSACTION_PASSWORD,
} from '../pages/newcomer.ts'
import { SecurityCentre } from '../pages/security.ts'
import { Terminal } from '../pages/terminal.ts'
import { VerificationPage } from '../pages/verification.ts'
import { ServerProcess } from '../serverProcess.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test('pressing the button twice, and refreshing in mid-flight, places one order', async ({ page }) => {
  await openAccount(page, origin())
  const terminal = new Terminal(page)
  await terminal.open(origin())
  await terminal.limit('Buy', '62500', '0.01')
  await expect(terminal.form.getByText('You pay at most', { exact: false })).toBeVisible()
  await terminal.submit.dblclick()
  await expect(terminal.placed).toBeVisible()
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

test('what was typed when a session ended is there after the log-in, without secrets; a form is sent once', async ({
  page,
}) => {
  const customer = await openAccount(page, origin())
  await page.goto(`${origin()}/setting?tab=payout`)
  await page.getByLabel('Bank name').fill('Second Bank')
  await page.getByLabel('Transaction password').fill(TRANSACTION_PASSWORD)
  await customer.post('/web/logout', {})
  await expect(page.getByText('what you had typed is kept for you in this tab')).toBeVisible()
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })))).not.toContain(TRANSACTION_PASSWORD)
  await page.getByLabel('Email address').fill(customer.account)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByLabel('Bank name')).toHaveValue('Second Bank')
  await expect(page.getByLabel('Transaction password')).toHaveValue('')

  const sent: string[] = []
  page.on('request', (request) => {
    const call = new URL(request.url()).pathname
    if (call === '/web/saveKyc' || call === '/web/editCenterLevel') sent.push(call)
  })
  const verification = new VerificationPage(page)
  await verification.open(origin(), 'junior')
  await verification.fillJunior('Ann Archer', 'K1234567')
  await page.getByRole('button', { name: 'Send for review' }).dblclick()
  await expect(verification.step('Junior')).toContainText('Under review')
  expect(sent).toEqual(['/web/saveKyc', '/web/editCenterLevel'])
})

test('a factor removed in one tab is told in the other, and so is a frozen account', async ({ page, context }) => {
  const account = newAccount()
  await register(page, origin(), account)
  const centre = new SecurityCentre(page)
  await centre.open(origin())
  const [first = '', second = ''] = await centre.setUpAuthenticator()
  const other = await context.newPage()
  await new SecurityCentre(other).open(origin())
  const removal = (tab: Page) => tab.getByRole('dialog', { name: 'Remove the authenticator app' })
  const remove = async (tab: Page, code: string) => {
    await removal(tab).getByLabel('Code of the app, or a recovery code').fill(code)
    await removal(tab).getByRole('button', { name: 'Remove', exact: true }).click()
  }
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Remove: Authenticator app' }).click()
  await remove(page, first)
  await expect(page.getByRole('button', { name: 'Set up: Authenticator app' })).toBeVisible()
  await remove(other, second)
  await expect(removal(other).getByText('No second factor is set up')).toBeVisible()
  await removal(other).getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByRole('button', { name: 'Set up: Authenticator app' })).toBeVisible()

  const terminal = new Terminal(other)
  await setTransactionPassword(page, origin())
  await getSandboxFunds(page, origin())
  await terminal.open(origin())
  await centre.open(origin())
  await page.getByRole('button', { name: 'Freeze account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Freeze this account?' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Freeze account' }).click()
  await expect(page.getByRole('region', { name: 'This account is frozen.' })).toBeVisible()
  await terminal.limit('Buy', '62500', '0.01')
  await terminal.submit.click()
  await expect(terminal.form.getByText('This account is frozen')).toBeVisible()
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

test('a screen that is asked for without a connection fails alone, and comes when it is tried again', async ({
  page,
  context,
}) => {
  await page.goto(`${origin()}/market`)
  await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { same: true }))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Help centre' }).first().click()
  await expect(page.getByText('This page stopped working')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
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
    await expect(page.getByText('Stale')).toHaveCount(0, { timeout: 90_000 })
    await expect(page.getByText(/connection to the exchange was lost/i)).toBeHidden()
  } finally {
    await server.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})
