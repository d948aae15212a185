import { expect, test } from '@playwright/test'
import { ContractTerminal } from '../pages/contractTerminal.ts'
import { openAccount } from '../pages/customer.ts'
import { RecordedServer } from '../recordedServer.ts'

const server = new RecordedServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.stop())
test.beforeEach(({ page }) => server.setClock(page))

/** What a narrow column shows of a figure: so many decimals, cut. */
function cut(figure = '', decimals: number): string {
  const [whole = '', fraction = ''] = (figure.split(' ')[0] ?? '').split('.')
  return `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`
}

test('a position opens as previewed, takes margin, and is closed with another in one click', async ({ page }) => {
  await openAccount(page, server.origin, { contract: '2000' })
  const terminal = new ContractTerminal(page)

  await terminal.open(server.origin, 'ADAPERP')
  await terminal.fill({ side: 'Long', leverage: 10, lots: '100' })
  const preview = await terminal.preview()
  expect(preview['Position afterwards']).toBe('Long 100')
  await terminal.placeConfirmed()
  const ada = terminal.row('ADAPERP')
  await expect(ada).toContainText('Long 10× Isolated')
  const liquidation = await terminal.cell(ada, 'Liquidation price')
  const margin = await terminal.cell(ada, 'Margin')
  await expect(await terminal.cell(ada, 'Lots')).toContainText('100')
  await expect(await terminal.cell(ada, 'Position price')).toContainText(cut(preview['Average price'], 4))
  await expect(liquidation).toContainText(cut(preview['Liquidation price'], 4))
  await expect(margin).toHaveText(cut(preview.Margin, 2))
  await expect(await terminal.cell(ada, 'Fee')).toContainText(cut(preview.Fee, 4))

  await ada.getByRole('button', { name: 'Margin' }).click()
  await terminal.dialog.getByRole('textbox', { name: 'Amount' }).fill('20')
  const after = terminal.dialog.locator('dl > div').filter({ hasText: 'Liquidation price' }).locator('dd')
  await expect(after).toContainText('→')
  const promised = (await after.textContent())?.split('→ ')[1] ?? ''
  await terminal.dialog.getByRole('button', { name: 'Adjust margin' }).click()
  await expect(terminal.dialog).toBeHidden()
  await expect(margin).toHaveText(cut(String(Number.parseFloat(preview.Margin ?? '') + 20), 2))
  await expect(liquidation).toContainText(promised)

  await terminal.open(server.origin, 'BTCPERP')
  await terminal.fill({ side: 'Short', leverage: 20, lots: '10' })
  await terminal.preview()
  await terminal.placeConfirmed()
  await expect(terminal.row('BTCPERP')).toContainText('Short 20×')
  await page.getByRole('button', { name: 'One-click close' }).click()
  await expect(terminal.dialog.getByRole('row').filter({ hasText: /ADAPERP|BTCPERP/ })).toHaveCount(2)
  await terminal.dialog.getByRole('button', { name: 'Close 2 positions' }).click()
  await expect(terminal.dialog.getByText('2 positions closed.')).toBeVisible()
  await terminal.dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('No open positions.')).toBeVisible()
  await terminal.tab('Closed')
  for (const symbol of ['ADAPERP', 'BTCPERP']) await expect(terminal.row(symbol)).toContainText('One-click close')
})

test('an order rests in the book, is moved, and is cancelled', async ({ page }) => {
  await openAccount(page, server.origin, { contract: '500' })
  const terminal = new ContractTerminal(page)
  await terminal.open(server.origin, 'BTCPERP')
  await terminal.fill({ side: 'Long', leverage: 10, lots: '20', price: '63000' })
  await terminal.preview()
  await terminal.place()
  await terminal.tab('Pending')
  const order = terminal.row('BTCPERP')
  await expect(await terminal.cell(order, 'Price')).toHaveText('63,000.0')
  // A tenth of 126 USDT, and the fee of a taker.
  await expect(await terminal.cell(order, 'Margin')).toHaveText('12.66')

  await order.getByRole('button', { name: 'Edit' }).click()
  await terminal.dialog.getByRole('textbox', { name: 'Price' }).fill('62500')
  await expect(terminal.dialog).toContainText('63,000.0 → 62,500')
  await terminal.dialog.getByRole('button', { name: 'Save' }).click()
  await expect(await terminal.cell(order, 'Price')).toHaveText('62,500.0')

  await order.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No open orders.')).toBeVisible()
  await terminal.tab('Cancelled')
  await expect(terminal.row('BTCPERP')).toContainText('Cancelled by you')
  await terminal.tab('Account')
  await expect(page.getByRole('tabpanel')).toContainText('500.00')
})

test('of two orders one cancels the other, and both hold margin once', async ({ page }) => {
  await openAccount(page, server.origin, { contract: '500' })
  const terminal = new ContractTerminal(page)
  await terminal.open(server.origin, 'BTCPERP')
  await terminal.fill({ side: 'Long', leverage: 10, lots: '20', price: '63000' })
  await terminal.form.getByRole('button', { name: 'One cancels the other…' }).click()
  await terminal.dialog.getByRole('textbox', { name: 'Stop price' }).fill('67000')
  await terminal.dialog.getByRole('textbox', { name: /^Limit price once the stop has triggered/ }).fill('67500')
  // A tenth of 135 USDT, and the fee of a taker.
  await expect(terminal.dialog.locator('dl > div').filter({ hasText: 'Held for both together' })).toContainText(
    '13.5675',
  )
  await terminal.dialog.getByRole('button', { name: 'Place both orders' }).click()
  await expect(terminal.dialog).toBeHidden()
  await terminal.tab('Pending')
  const orders = terminal.row('BTCPERP')
  await expect(orders).toHaveCount(2)
  await expect(orders.getByText(/^or \d+$/)).toHaveCount(2)
  await expect(orders.getByRole('button', { name: 'Edit' })).toHaveCount(0)

  await orders.first().getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No open orders.')).toBeVisible()
  await terminal.tab('Cancelled')
  await expect(orders.getByText('Cancelled by you')).toHaveCount(1)
  await expect(orders.getByText('Cancelled by the other order')).toHaveCount(1)
  await terminal.tab('Account')
  await expect(page.getByRole('tabpanel')).toContainText('500.00')
})

test('profit is taken on the way up, and on the way down a margin call comes before the liquidation', async ({
  page,
}) => {
  await openAccount(page, server.origin, { contract: '2000' })
  const terminal = new ContractTerminal(page)

  await terminal.open(server.origin, 'SOLPERP')
  await terminal.fill({ side: 'Long', leverage: 5, lots: '10' })
  await terminal.preview()
  await terminal.placeConfirmed()
  const sol = terminal.row('SOLPERP')
  const price = await terminal.cell(sol, 'Position price')
  const opened = Number(await price.getByText(/^\d/).first().textContent())
  // Reached after a minute: a slow hand must have put it there before.
  const takeProfit = opened * 1.012
  await sol.getByRole('button', { name: 'TP/SL' }).click()
  for (const [name, level] of [
    ['Take-profit', takeProfit],
    ['Stop-loss', opened * 0.97],
  ] as const) {
    await terminal.dialog.getByRole('switch', { name }).check()
    await terminal.dialog.getByRole('textbox', { name }).fill(level.toFixed(2))
  }
  await expect(terminal.dialog).toContainText('profit about')
  await expect(terminal.dialog).toContainText('loss about')
  await terminal.dialog.getByRole('button', { name: 'Save' }).click()
  await expect(await terminal.cell(sol, 'Take-profit')).toContainText(takeProfit.toFixed(2))

  await terminal.open(server.origin, 'BCHPERP')
  await terminal.fill({ side: 'Long', leverage: 50, lots: '100' })
  await terminal.acceptLeverage()
  await terminal.preview()
  await terminal.placeConfirmed()
  const bch = terminal.row('BCHPERP')
  await expect(bch).toContainText('Long 50×')
  await expect(page.getByRole('alert').filter({ hasText: 'Margin call' })).toContainText('Bitcoin Cash', {
    timeout: 120_000,
  })
  await expect(page.getByText('No open positions.')).toBeVisible({ timeout: 150_000 })
  await terminal.tab('Closed')
  await expect(sol).toContainText('Take-profit')
  await expect(await terminal.cell(sol, 'Profit and loss')).toContainText('+')
  await expect(bch).toContainText('Forced liquidation')
  await bch.getByRole('button', { name: 'Worksheet' }).click()
  await expect(terminal.dialog.getByRole('alert')).toContainText(/^All \d+ recomputed numbers match/)
  const verdicts = terminal.dialog.getByRole('table').locator('tbody td:last-child')
  expect(await verdicts.count()).toBeGreaterThan(10)
  expect(new Set(await verdicts.allInnerTexts())).toEqual(new Set(['equal']))
})

test('what cannot be is refused with its reason', async ({ page }) => {
  await openAccount(page, server.origin, { contract: '20' })
  const terminal = new ContractTerminal(page)

  await terminal.open(server.origin, 'ADAPERP')
  await terminal.fill({ side: 'Long', leverage: 10, lots: '1000' })
  await expect(terminal.form.getByText('Insufficient balance')).toBeVisible()
  await terminal.submit.click()
  await terminal.dialog.getByRole('button', { name: 'Place order' }).click()
  await expect(terminal.form.getByRole('alert')).toContainText('The order was rejected: Insufficient balance')

  await terminal.fill({ side: 'Long', leverage: 10, lots: '10' })
  await terminal.form.getByRole('switch', { name: 'Stop-loss' }).check()
  await terminal.form.getByRole('textbox', { name: 'Stop-loss' }).fill('0.7')
  await expect(terminal.form.getByText(/The stop-loss price must be below/)).toBeVisible()
  await terminal.submit.click()
  await expect(terminal.dialog).toBeHidden()
  await expect(page.getByText('No open positions.')).toBeVisible()

  await terminal.open(server.origin, 'BCHPERP')
  await terminal.fill({ side: 'Long', leverage: 75, lots: '7000' })
  await expect(terminal.leverage).toHaveValue('50')
  await expect(terminal.submit).toHaveAttribute('aria-disabled', 'true')
  await expect(terminal.form.getByText('Tick the box about leverage above 25×').last()).toBeVisible()
  await terminal.acceptLeverage()
  await expect(terminal.form.getByText('cannot be higher than 50,000 USDT in value at this leverage')).toBeVisible()

  await terminal.open(server.origin, 'XAUPERP', '/preciousMetal')
  await expect(terminal.form.getByText(/The market is closed and opens/).first()).toBeVisible()
  await expect(terminal.submit).toHaveAttribute('aria-disabled', 'true')
})
