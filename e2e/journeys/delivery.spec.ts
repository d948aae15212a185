import { expect, test } from '@playwright/test'
import { DeliveryTerminal, fundDelivery } from '../pages/deliveryTerminal.ts'
import { getSandboxFunds, newAccount, register, setTransactionPassword } from '../pages/newcomer.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

/** The shortest duration is a minute; settlement follows within seconds. */
const SETTLED_WITHIN_MS = 75_000

test('a customer bets both ways for a minute, watches the clock run down, and checks the results', async ({ page }) => {
  await register(page, origin(), newAccount())
  await setTransactionPassword(page, origin())
  await getSandboxFunds(page, origin())
  await fundDelivery(page, origin(), '1000')

  const terminal = new DeliveryTerminal(page)
  await terminal.open(origin())
  const up = await terminal.buy('Bullish', '100')
  const down = await terminal.buy('Bearish', '50')
  for (const number of [up, down]) {
    await expect(terminal.order(number)).toContainText(/00:00:[0-5]\d/)
    await expect(terminal.order(number)).toContainText(/ahead|behind|level/)
  }

  await terminal.enter('1 min', '0')
  await expect(terminal.form.getByText('The investment amount cannot be 0').first()).toBeVisible()
  await terminal.enter('1 min', '850.01')
  await expect(terminal.form.getByText('Insufficient balance').first()).toBeVisible()
  for (const name of ['Bullish', 'Bearish'] as const)
    await expect(terminal.direction(name)).toHaveAttribute('aria-disabled', 'true')
  await terminal.enter('1 min', '300')
  await terminal.direction('Bullish').click()
  const question = page.getByRole('dialog', { name: /Bullish 300 USDT on Bitcoin/ })
  await expect(question).toContainText('more than a quarter of your delivery account')
  await question.getByRole('button', { name: 'Back' }).last().click()

  for (const number of [up, down]) {
    await expect(terminal.order(number)).toContainText(/Won|Lost|money back/, { timeout: SETTLED_WITHIN_MS })
  }
  await expect(page.getByRole('alert').filter({ hasText: `Order ${down} on Bitcoin` })).toHaveCount(1)
  await page.getByRole('tab', { name: 'Delivery records' }).click()
  for (const number of [up, down]) await terminal.recompute(number)

  await page.goto(`${origin()}/jgcc`)
  for (const number of [up, down]) await expect(terminal.order(number)).toContainText(/Won|Lost|money back/)
  await expect(page.getByText('150 USDT', { exact: true })).toBeVisible()
  await page.goto(`${origin()}/accountRecord`)
  await expect(page.getByRole('cell', { name: 'Stake of a timed order' }).first()).toBeVisible()
})

test('the form agrees with the list on whether a market is open, and says when a closed one opens', async ({
  page,
}) => {
  await register(page, origin(), newAccount())
  await setTransactionPassword(page, origin())
  const terminal = new DeliveryTerminal(page)
  await terminal.open(origin())
  await page.getByRole('button', { name: /Bitcoin BTCUSDT/ }).click()
  const markets = page.getByRole('navigation', { name: 'Markets with timed orders' })
  const fund = markets.getByRole('button', { name: /SPY/ })
  const closed = ((await fund.textContent()) ?? '').includes('Closed')
  await fund.click()
  await expect(page.getByRole('heading', { level: 1, name: 'S&P 500 Fund' })).toBeVisible()
  await expect(terminal.form.getByText(/The market is closed\. It opens/).first()).toBeVisible({ visible: closed })
  await expect(terminal.form.locator('button[aria-disabled=true]')).toHaveCount(closed ? 2 : 0)
})
