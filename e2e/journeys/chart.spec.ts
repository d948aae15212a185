import { expect, test } from '@playwright/test'
import { ContractTerminal } from '../pages/contractTerminal.ts'
import { openAccount } from '../pages/customer.ts'
import { TradingChart } from '../pages/tradingChart.ts'
import { RecordedServer } from '../recordedServer.ts'

const server = new RecordedServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.stop())
test.beforeEach(({ page }) => server.setClock(page))

test('a chart is set up, drawn on, kept by name, and found as it was left', async ({ page }) => {
  await openAccount(page, server.origin)
  const chart = new TradingChart(page)
  await new ContractTerminal(page).open(server.origin, 'BTCPERP')

  await chart.period('1h')
  await expect(chart.canvas).toHaveAccessibleName(/^Bitcoin Perpetual, 1h candles\. Last: open [\d,.]+, high/)
  await chart.addIndicator('Relative strength index')
  await chart.canvas.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart.spoken).toHaveText(/Bitcoin Perpetual, 1h candles\. Last: open [\d,.]+, high/)
  await page.keyboard.press('ArrowDown')
  await expect(chart.spoken).toHaveText(/: [\d,.]+/)

  await chart.draw('Lines', 'Trend line', [0.2, 0.12], [0.6, 0.25])
  await chart.expectDrawings('Trend line', 1)
  await chart.saveLayout('Hours')
  await page.reload()
  await chart.expectDrawings('Trend line', 1)
  await chart.expectIndicator('RSI 14')

  await chart.period('1d')
  await chart.clearDrawings()
  await chart.expectDrawings('Trend line', 0)
  await chart.openLayout('Hours')
  await expect(chart.canvas).toHaveAccessibleName(/^Bitcoin Perpetual, 1h candles/)
  await chart.expectDrawings('Trend line', 1)

  // A trade may come between the two looks.
  await expect(async () => {
    await chart.more('View as table')
    const candle = chart.table.getByRole('row').nth(1).getByRole('cell')
    await expect(candle).toHaveCount(6)
    const [, open = '', high = '', low = '', close = ''] = await candle.allTextContents()
    await chart.more('View as chart')
    const said = `open ${open}, high ${high}, low ${low}, close ${close}.`
    await expect(chart.canvas).toHaveAccessibleName(`Bitcoin Perpetual, 1h candles. Last: ${said}`, { timeout: 2_000 })
  }).toPass()
})

test('an order is moved and cancelled on the chart', async ({ page }) => {
  await openAccount(page, server.origin, { contract: '2000' })
  const terminal = new ContractTerminal(page)
  const chart = new TradingChart(page)
  await terminal.open(server.origin, 'ADAPERP')
  await terminal.fill({ side: 'Long', leverage: 5, lots: '100', price: '0.6' })
  await terminal.preview()
  await terminal.place()
  await terminal.tab('Pending')
  await expect(terminal.row('ADAPERP')).toContainText('0.6000')

  await chart.moveLine(/100/, '0.605')
  await expect(terminal.dialog).toContainText('0.6000 → 0.605')
  await terminal.dialog.getByRole('button', { name: 'Save' }).click()
  await expect(terminal.row('ADAPERP')).toContainText('0.6050')
  await chart.cancelLine(/100/)
  await expect(terminal.row('ADAPERP')).toHaveCount(0)
})
