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
  const alertOnBitcoin = page.getByRole('button', { name: 'Set a price alert on BTC/USDT' })
  const dialog = page.getByRole('dialog', { name: 'Price alert on BTC/USDT' })
  /** At so many times the last price. */
  const setAt = async (factor: number) => {
    await alertOnBitcoin.click()
    const shown = await dialog.getByText(/^Now /).textContent()
    const now = Number(shown?.replace(/[^\d.]/g, ''))
    await dialog.getByLabel('Tell me at').fill((now * factor).toFixed(1))
    await expect(dialog.getByText(/^You are told once/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Set the alert' }).click()
    await expect(dialog.getByText('Price alert set').or(page.getByText('Price alert set')).first()).toBeVisible()
  }
  const close = () => dialog.getByRole('button', { name: 'Close' }).click()
  await setAt(2)
  await expect(dialog.getByText(/^Last price at .* or higher$/)).toHaveCount(1)
  await close()

  const terminal = new Terminal(page)
  await terminal.open(origin())
  // Buying walks up the book: the next trade is far above this. The market may get there by itself before: it is told at once.
  const told = async () => {
    await expect(page.getByText(/^BTCUSDT is at /).first()).toBeVisible()
  }
  const bought = async () => {
    await setAt(1.0003)
    await close()
    await terminal.market('Buy', '1')
    await terminal.placeConfirmed()
  }
  await Promise.all([told(), bought()])

  await page.goto(`${origin()}/notice?tab=messages`)
  await expect(page.getByText(/Prices are simulated\. Demo account\./)).toBeVisible()
  await page.getByRole('tab', { name: 'Price alerts' }).click()
  await expect(page.getByText('1 of 50 waiting')).toBeVisible()
  await page.getByRole('button', { name: /^Remove the alert on BTCUSDT/ }).click()
  await expect(page.getByText('No price alert is waiting.', { exact: false })).toBeVisible()
})
