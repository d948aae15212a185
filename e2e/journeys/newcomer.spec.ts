import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import { getSandboxFunds, logIn, newAccount, register, setTransactionPassword } from '../pages/newcomer.ts'
import { Terminal } from '../pages/terminal.ts'
import { ServerProcess } from '../serverProcess.ts'

/** The whole promise in one story: register, receive, trade, pull the plug, and find every unit where it belongs. */
test('a newcomer trades, the server is killed in the middle, and nothing is lost', async ({ page }) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchstone-newcomer-'))
  const server = new ServerProcess(dataDirectory, { SEED: '11' })
  try {
    await server.start()
    const account = newAccount()
    await register(page, server.origin, account)
    await setTransactionPassword(page, server.origin)
    await getSandboxFunds(page, server.origin)

    const terminal = new Terminal(page)
    await terminal.open(server.origin)
    await terminal.limit('Buy', '62000', '0.01')
    await expect(terminal.form.getByText('You pay at most 620 USDT', { exact: false })).toBeVisible()
    await terminal.submit.click()
    await expect(terminal.placed).toBeVisible()
    await terminal.market('Buy', '0.005')
    await terminal.placeConfirmed()
    await terminal.tab('Fills')
    await expect(
      page
        .getByRole('cell', { name: '0.00500' })
        .or(page.getByRole('cell', { name: /0\.005/ }))
        .first(),
    ).toBeVisible()

    await page.goto(`${server.origin}/table1`)
    const usdt = page.getByRole('row').filter({ hasText: 'Tether' })
    await expect(usdt).toContainText('620')
    await expect(usdt.getByRole('link', { name: 'Withdraw' })).toBeVisible()
    const before = await usdt.getByRole('cell').allTextContents()

    await server.kill()
    await server.start()
    await page.reload()
    await expect(usdt).toContainText('620')
    await expect.poll(() => usdt.getByRole('cell').allTextContents()).toEqual(before)

    await terminal.open(server.origin)
    await terminal.tab('Current orders')
    const order = page.getByRole('row').filter({ hasText: '62,000' }).filter({ hasText: 'Limit' })
    await expect(order).toBeVisible()
    await order.getByRole('button', { name: /Cancel/ }).click()
    await expect(order).toBeHidden()

    await page.goto(`${server.origin}/accountRecord`)
    await expect(page.getByRole('cell', { name: 'Play money of the sandbox' })).toBeVisible()
    await expect(page.getByRole('cell', { name: /^Trading fee/ })).toBeVisible()
  } finally {
    await server.stop()
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})

test('a failed login says one thing for known and unknown accounts, and the right password opens the door', async ({
  page,
}) => {
  const origin = process.env.E2E_ORIGIN ?? ''
  const { account } = await openAccount(page, origin)
  await page.evaluate(() => localStorage.removeItem('token'))
  const texts: string[] = []
  for (const name of [account, newAccount()]) {
    await logIn(page, origin, name, 'Wrong-12345')
    const alert = page.getByRole('alert').filter({ hasText: 'not right' })
    await expect(alert).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    texts.push((await alert.textContent()) ?? '')
  }
  expect(texts[0]).toBe(texts[1])
  await logIn(page, origin, account)
  await expect(page).not.toHaveURL(/login/)
})

test('without a transaction password an order is refused with the way to set one', async ({ page }) => {
  const origin = process.env.E2E_ORIGIN ?? ''
  await register(page, origin, newAccount())
  await getSandboxFunds(page, origin)
  const terminal = new Terminal(page)
  await terminal.open(origin)
  await expect(
    terminal.form.getByText('Please go to the user center to set the transaction password').first(),
  ).toBeVisible()
  await terminal.form.getByRole('link', { name: 'Set it now' }).click()
  await expect(page).toHaveURL(/bindmpwd\?redirect=/)
})

test('a visitor who reaches for a star, a trade or messages is asked to sign in', async ({ page }) => {
  await page.goto(`${process.env.E2E_ORIGIN}/market`)
  const dialog = page.getByRole('dialog', { name: 'Please log in' })
  const reaches = [
    page.getByRole('row').filter({ hasText: 'BTC' }).getByRole('button').first(),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trade' }),
    page.getByRole('link', { name: 'Messages' }),
  ]
  for (const reach of reaches) {
    await reach.click()
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText('Please log in first')
    await dialog.getByRole('button', { name: 'Not now' }).first().click()
    await expect(dialog).toBeHidden()
  }
})
