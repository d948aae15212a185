import { expect, test } from '@playwright/test'
import { Terminal } from '../pages/terminal.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test('a price alert: set in the list, a line of the chart, told once the price is there, and gone', async ({
  page,
}) => {
  await page.goto(`${origin()}/login`)
  await page.getByRole('button', { name: 'Trade now with play money' }).click()
  await expect(page).toHaveURL(/deal/)
  await page.goto(`${origin()}/market`)
  await page.getByRole('button', { name: 'Set a price alert on BTC/USDT' }).click()
  const dialog = page.getByRole('dialog', { name: 'Price alert on BTC/USDT' })
  const shown = await dialog.getByText(/^Now /).textContent()
  const now = Number(shown?.replace(/[^\d.]/g, ''))
  const set = async (price: number) => {
    await dialog.getByLabel('Tell me at').fill(price.toFixed(1))
    await expect(dialog.getByText(/^You are told once/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Set the alert' }).click()
  }
  await set(now * 2)
  await expect(dialog.getByText(/^Last price at .* or higher$/)).toHaveCount(1)
  // Buying walks up the book: the next trade is far above this.
  await set(now * 1.0003)
  await expect(dialog.getByText('Price alert set').or(page.getByText('Price alert set')).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  const terminal = new Terminal(page)
  await terminal.open(origin())
  await expect(page.getByRole('button', { name: 'Set a price alert on BTC/USDT' })).toBeVisible()
  await terminal.market('Buy', '1')
  await terminal.placeConfirmed()
  await expect(page.getByText(/^BTCUSDT is at /).first()).toBeVisible()

  await page.goto(`${origin()}/notice?tab=messages`)
  await expect(page.getByText(/Prices are simulated\. Demo account\./)).toBeVisible()
  await page.getByRole('tab', { name: 'Price alerts' }).click()
  await expect(page.getByText('1 of 50 waiting')).toBeVisible()
  await page.getByRole('button', { name: /^Remove the alert on BTCUSDT/ }).click()
  await expect(page.getByText('No price alert is waiting.', { exact: false })).toBeVisible()
})
