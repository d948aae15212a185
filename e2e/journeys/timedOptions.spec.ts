import { expect, type Locator, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import { fundTimedOptions, TimedOptionTerminal } from '../pages/timedOptionTerminal.ts'
import { RecordedServer } from '../recordedServer.ts'

const server = new RecordedServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.stop())
test.beforeEach(({ page }) => server.setClock(page))

/** The shortest duration is a minute; settlement follows within seconds, on a busy machine within more. */
const SETTLED_WITHIN_MS = 150_000

/** Just bought: its minute runs. */
async function expectOpen(order: Locator, state: string): Promise<void> {
  await expect(order).toContainText(/00:00:[0-5]\d/)
  await expect(order).toContainText(state)
}

test('timed orders win, lose and tie by the price alone, and every receipt comes out equal', async ({ page }) => {
  await openAccount(page, server.origin)
  await fundTimedOptions(page, server.origin, '1000')
  const terminal = new TimedOptionTerminal(page)
  await terminal.open(server.origin, 'SOLUSDT')
  await terminal.enter('1 min', '100')
  await expect(terminal.form.getByRole('region', { name: 'Before you commit' })).toContainText('185 USDT (+85)')
  await terminal.enter('1 min', '0')
  await expect(terminal.form.getByText('The investment amount cannot be 0').first()).toBeVisible()
  await terminal.enter('1 min', '4.99')
  await expect(terminal.form.getByText('Cannot be lower than 5 USDT').first()).toBeVisible()
  await terminal.enter('1 min', '1000.01')
  await expect(terminal.form.getByText('Insufficient balance').first()).toBeVisible()
  for (const name of ['Bullish', 'Bearish'] as const)
    await expect(terminal.direction(name)).toHaveAttribute('aria-disabled', 'true')
  await terminal.enter('1 min', '300')
  await terminal.direction('Bullish').click()
  const question = page.getByRole('dialog', { name: /Bullish 300 USDT on Solana/ })
  await expect(question).toContainText('more than a quarter of your delivery account')
  await question.getByRole('button', { name: 'Back' }).last().click()

  const won = await terminal.buy('Bullish', '100')
  await expectOpen(terminal.order(won), 'ahead')
  const lost = await terminal.buy('Bearish', '50')
  await expectOpen(terminal.order(lost), 'behind')
  await terminal.open(server.origin, 'BTCUSDT')
  const tied = await terminal.buy('Bullish', '20')
  await expectOpen(terminal.order(tied), 'level')

  for (const [number, result] of [
    [won, '+85 USDT'],
    [lost, '-50 USDT'],
    [tied, 'Equal, money back'],
  ] as const)
    await expect(terminal.order(number)).toContainText(result, { timeout: SETTLED_WITHIN_MS })
  await expect(page.getByRole('alert').filter({ hasText: `Order ${tied} on Bitcoin ended level` })).toHaveCount(1)
  await expect(terminal.form.getByText('1,035 USDT')).toBeVisible()
  await page.getByRole('tab', { name: 'Delivery records' }).click()
  for (const number of [won, lost, tied]) await terminal.recompute(number)

  await page.goto(`${server.origin}/jgcc`)
  await expect(terminal.order(won)).toContainText('Won')
  await expect(terminal.order(lost)).toContainText('Lost')
  await expect(page.getByText('170 USDT', { exact: true })).toBeVisible()
  await page.goto(`${server.origin}/accountRecord`)
  await expect(page.getByRole('cell', { name: `Stake of timed order ${lost}, lost` })).toBeVisible()
})

test('form and list agree on which market is open, and the form says when a closed one opens', async ({ page }) => {
  await openAccount(page, server.origin)
  const terminal = new TimedOptionTerminal(page)
  await terminal.open(server.origin)
  await page.getByRole('button', { name: /Bitcoin BTCUSDT/ }).click()
  const palette = page.getByRole('dialog', { name: 'Search markets' })
  await palette.getByText('Timed', { exact: true }).click()
  await expect(palette.getByRole('row', { name: /BTCUSDT/ })).toContainText('Open')
  const gold = palette.getByRole('row', { name: /XAUUSD/ })
  await expect(gold).toContainText('Closed')
  await gold.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gold' })).toBeVisible()
  await expect(terminal.form.getByText(/The market is closed\. It opens/).first()).toBeVisible()
  await expect(terminal.form.locator('button[aria-disabled=true]')).toHaveCount(2)
})
