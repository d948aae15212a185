import { expect, type Page, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import { Terminal } from '../pages/terminal.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''
const banner = (page: Page) => page.getByRole('complementary', { name: 'Demo account' })

async function exitDemo(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Exit demo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exit the demo account' })
  await dialog.getByRole('button', { name: 'Exit demo' }).click()
  await expect(banner(page)).toBeHidden()
}

async function buyAtMarket(page: Page, amount: string): Promise<void> {
  const terminal = new Terminal(page)
  await terminal.open(origin())
  await terminal.market('Buy', amount)
  await terminal.placeConfirmed()
  await expect(terminal.placed).toBeVisible()
}

test('a visitor tries the demo account: in, trade, what is closed, out', async ({ page }) => {
  await page.goto(`${origin()}/login`)
  await page.getByRole('button', { name: 'Trade now with play money' }).click()
  await expect(page).toHaveURL(/deal/)
  await expect(banner(page)).toContainText('Play money')
  await buyAtMarket(page, '0.5')

  await page.goto(`${origin()}/table1`)
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('row', { name: /^BTC/ }).first()).toContainText(/0\.499/)
  await page.getByRole('button', { name: 'Get play money' }).click()
  await expect(page.getByText(/USDT of play money added/)).toBeVisible()

  for (const path of ['/recharge', '/money', '/address', '/buycoin', '/kjmbSelect', '/setting', '/bindmpwd']) {
    await page.goto(origin() + path)
    await expect(page.getByRole('heading', { name: 'Not available in the demo account' })).toBeVisible()
    await expect(banner(page)).toBeVisible()
  }

  await exitDemo(page)
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('token')
})

test('a member goes in and out; nothing crosses over, and two tabs keep step', async ({ page, context }) => {
  await openAccount(page, origin(), { funds: '10000' })
  await page.goto(`${origin()}/table1`)
  const header = page.getByRole('group', { name: 'Account in use' })
  const other = await context.newPage()
  await other.goto(`${origin()}/table1`)
  await expect(other.getByText('10,000.000000')).toBeVisible()

  await header.getByRole('button', { name: 'Demo' }).click()
  await expect(banner(page)).toBeVisible()
  await expect(banner(other)).toBeVisible()
  await expect(other.getByText('100,000.000000').first()).toBeVisible()
  await buyAtMarket(page, '0.1')
  await expect(other.getByRole('row', { name: /^BTC/ }).first()).toContainText(/0\.0999/)

  await exitDemo(page)
  await expect(banner(other)).toBeHidden()
  await page.goto(`${origin()}/table1`)
  await expect(page.getByRole('row', { name: /^USDT/ }).first()).toContainText('10,000.000000')
  await expect(page.getByRole('row', { name: /^BTC/ })).toHaveCount(0)
  await page.goto(`${origin()}/dealList`)
  await expect(page.getByRole('heading', { name: /Trade records/ }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'BTC/USDT' })).toHaveCount(0)

  await header.getByRole('button', { name: 'Demo' }).click()
  await expect(banner(page)).toBeVisible()
  await page.goto(`${origin()}/table1`)
  await expect(page.getByRole('row', { name: /^BTC/ }).first()).toContainText(/0\.0999/)
  await exitDemo(page)
  await other.waitForTimeout(4_000)
  await expect(other.getByRole('button', { name: /newcomer/ })).toBeVisible()
})
