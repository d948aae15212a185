import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test('exchange there and back, and a statement that adds up', async ({ page }) => {
  await openAccount(page, origin(), { funds: '5000', contract: '500' })

  await test.step('what the quote says is what is received', async () => {
    await page.goto(`${origin()}/exchange`)
    await page.getByLabel('Amount').fill('1000')
    await expect(page.getByText('Spread, inside the rate')).toBeVisible()
    await expect(page.getByRole('img', { name: /The quote is good for \d+ more seconds/ })).toBeVisible()
    await page.getByRole('button', { name: 'Exchange', exact: true }).click()
    await expect(page.getByText(/^Exchanged: 1,000 USDT for 0\.0\d+ BTC$/)).toBeVisible()
  })

  await test.step('and back: the spread is lost twice, nothing else', async () => {
    await page.getByRole('button', { name: 'Swap the two currencies' }).click()
    await expect(page.getByText('Available').locator('..')).toContainText(/0\.0\d+ BTC/)
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await page.getByRole('button', { name: 'Exchange', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Exchange' })
    await expect(asked.getByText('This is more than a quarter of your BTC balance.')).toBeVisible()
    await asked.getByRole('button', { name: 'Exchange', exact: true }).click()
    await expect(page.getByText(/^Exchanged: 0\.0\d+ BTC for \d{3}(\.\d+)? USDT$/)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Exchanges' }).getByRole('row')).toHaveCount(3)
  })

  await test.step('the assets page and the first page tell what it cost, and that the money came in', async () => {
    await page.goto(`${origin()}/table1`)
    const products = page.getByRole('region', { name: 'By product', exact: true })
    await expect(products.getByText('Exchanges').locator('..')).toContainText(/-\d+\.\d\d/)
    await page.getByRole('slider', { name: /^Equity and profit and loss/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('figcaption')).toContainText('net inflow +5,000.00')
    await page.getByText('As a table').click()
    const table = page.getByRole('table', { name: 'Equity over time' })
    await expect(table.getByRole('row')).toHaveCount(2)
    await page.goto(`${origin()}/`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your accounts' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Equity' })).toContainText(/4,99\d\.\d\d/)
    await expect(page.getByText('No open positions.')).toBeVisible()
  })

  await test.step('the statement leads from nothing to the balance that is shown', async () => {
    await page.goto(`${origin()}/deallog`)
    await expect(page.getByText('Received in an exchange of currencies')).toHaveCount(2)
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Statement as CSV' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^statement-sandbox-.*\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    const [, ...rows] = text.trimEnd().split('\r\n')
    const funds = rows
      .map((row) => row.split(','))
      .filter(([, , , account, currency]) => account === 'funds' && currency === 'USDT')
    const units = (decimal: string | undefined) => BigInt((decimal ?? '').replace('.', ''))
    const entries = funds.filter(([record]) => record === 'entry')
    const sum = entries.reduce((total, cells) => total + units(cells[7]), 0n)
    const closing = funds.find(([record]) => record === 'closing')?.[8]
    expect(entries.map(([, , , , , type]) => type)).toEqual(['faucet', 'transfer', 'conversion', 'conversion'])
    expect(units(closing)).toBe(sum)
    await page.goto(`${origin()}/exchange`)
    const shown = page.getByText('Available').locator('..')
    await expect(shown).toContainText(Number(closing).toLocaleString('en', { maximumFractionDigits: 6 }))
  })

  await test.step('and comes as a document', async () => {
    await page.goto(`${origin()}/accountRecord`)
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Statement as PDF' }).click()
    const document = await readFile(await (await waiting).path())
    expect(document.subarray(0, 5).toString()).toBe('%PDF-')
    expect(document.toString('latin1').trimEnd()).toMatch(/%%EOF$/)
  })
})
