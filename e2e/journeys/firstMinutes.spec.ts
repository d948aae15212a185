import { expect, type Page, test } from '@playwright/test'
import { actsOf, countActs } from '../pages/acts.ts'
import { newAccount, PASSWORD, TRANSACTION_PASSWORD } from '../pages/newcomer.ts'
import { Terminal } from '../pages/terminal.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''
const MOST_ACTS = 25

test('a visitor has a first demo order after three clicks', async ({ page, context }) => {
  await countActs(context)
  await page.goto(origin())
  await page.getByRole('button', { name: 'Trade now with play money' }).first().click()
  const terminal = new Terminal(page)
  await terminal.form.getByRole('button', { name: '25%' }).click()
  await terminal.submit.click()
  await expect(terminal.placed).toBeVisible()
  expect(await actsOf(page)).toBe(3)
})

/** From link to link, as somebody who has never been here finds them. */
async function openAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Register' }).first().click()
  await page.getByLabel('Email address').fill(newAccount())
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Open the sandbox outbox' }).click()
  await page.getByRole('button', { name: 'Use this code' }).first().click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat password').fill(PASSWORD)
  await page.getByRole('combobox', { name: 'Country or region' }).fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page).not.toHaveURL(/register/)
}

test('a stranger is registered, has play money and has traded in few acts', async ({ page, context }, info) => {
  await countActs(context)
  await page.goto(origin())
  const started = Date.now()
  await openAccount(page)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My assets' }).click()
  await page.getByRole('button', { name: 'Get funds' }).click()
  await expect(page.getByText('of play money added')).toBeVisible()

  await page.getByRole('button', { name: 'All products' }).click()
  await page.getByRole('link', { name: 'Spot', exact: true }).first().click()
  const terminal = new Terminal(page)
  await terminal.form.getByRole('link', { name: 'Set it now' }).click()
  await page.getByRole('textbox', { name: 'Transaction password', exact: true }).fill(TRANSACTION_PASSWORD)
  await page.getByRole('textbox', { name: 'Repeat transaction password' }).fill(TRANSACTION_PASSWORD)
  await page.getByRole('button', { name: 'Set transaction password' }).click()
  await expect(page).toHaveURL(/deal/)

  await terminal.market('Buy', '0.005')
  await terminal.placeConfirmed()
  await expect(terminal.placed).toBeVisible()
  const acts = await actsOf(page)
  info.annotations.push({ type: 'first trade', description: `${acts} acts` })
  console.log(`first trade of a stranger: ${acts} acts, ${((Date.now() - started) / 1000).toFixed(0)} s`)
  expect(acts).toBeGreaterThan(10)
  expect(acts).toBeLessThanOrEqual(MOST_ACTS)
})
