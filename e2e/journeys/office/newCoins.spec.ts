import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../../office.ts'
import { accessibilityFaults } from '../../pages/accessibility.ts'
import { openAccount } from '../../pages/customer.ts'
import { NewCoinPages } from '../../pages/newCoins.ts'

test('a coin on offer is subscribed to once; its price is held, and both sides see the request', async ({
  page,
  office,
}) => {
  const { server, ada } = office
  await openAccount(page, server.origin, { funds: '1000' })
  const pages = new NewCoinPages(page, server.origin)

  await test.step('the card says what the coin costs, when it is listed, and what may become of it', async () => {
    await pages.open('/subscription')
    const card = pages.card('Lantern')
    for (const shown of ['1 LNTRN = 0.25 USDT', '1,000,000 of 1,000,000 LNTRN left', '7 days', '10 to 20,000 LNTRN'])
      await expect(card).toContainText(shown)
    await expect(card).toContainText('The coin may fall below the issue price or never be listed.')
    await card.getByLabel('How many LNTRN').fill('250')
    await expect(card).toContainText('62.5 USDT')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('a double click subscribes once', async () => {
    await page.getByRole('link', { name: 'Subscribe to LNTRN' }).click()
    await pages.submit.click()
    for (const missing of ['Please enter the quantity', 'Please select agreement'])
      await expect(pages.form.getByText(missing).first()).toBeVisible()
    await pages.fill('5000')
    await expect(pages.form.getByText('Insufficient USDT balance').first()).toBeVisible()
    await pages.fill('400')
    await expect(pages.form.getByText(/all 100 USDT are lost/)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await pages.confirmTwice()
    await expect(page.getByText('100 USDT are held in your funds account', { exact: false })).toBeVisible()
    await pages.open('/subscription?tab=mine')
    await expect(page.getByRole('link', { name: /^View subscription/ })).toHaveCount(1)
    for (const shown of ['400 LNTRN', '100 USDT', 'Under review'])
      await expect(page.getByRole('row').filter({ hasText: 'LNTRN' })).toContainText(shown)
  })

  await test.step('its dates can be taken along', async () => {
    await page.getByRole('link', { name: /^View subscription/ }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save listing and release (.ics)' }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('SUMMARY:LNTRN is to be listed\r\n')
  })

  await test.step('everybody sees the coins and what is held', async () => {
    await page.getByRole('link', { name: 'Its account in the ledger' }).click()
    await expect(page.getByText('Not yet: the issuer cannot be paid')).toBeVisible()
    for (const shown of ['1,000,000 LNTRN', '100 USDT', '400 LNTRN'])
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/^Read at entry [\d,]+ of the log/)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('operators see the request', async () => {
    await ada.go('New coins')
    await expect(ada.page.getByRole('row').filter({ hasText: 'Lantern' })).toContainText('400 (1)')
    await ada.page.getByRole('button', { name: 'Requests LNTRN' }).click()
    await expect(ada.page.getByRole('table', { name: 'Requests for LNTRN' })).toContainText('under review')
  })
})

test('other terms take two operators, and say what changes', async ({ office }) => {
  const { ada, grace } = office
  await ada.go('New coins')
  await ada.page.getByRole('button', { name: 'Change MRDN' }).click()
  const dialog = ada.dialog('Propose other terms of Meridian')
  await dialog.getByLabel('Maximum per customer').fill('25000')
  const change = dialog.getByRole('row', { name: /Maximum per customer/ })
  for (const shown of ['20,000', '25,000']) await expect(change).toContainText(shown)
  await ada.confirm(dialog, 'Agreed for this journey', 'Propose')
  await grace.approve('Terms of a new coin')
  await grace.go('New coins')
  await grace.page.getByRole('button', { name: 'Change MRDN' }).click()
  await expect(grace.dialog(/Meridian/).getByLabel('Maximum per customer')).toHaveValue('25000')
  await grace.page.keyboard.press('Escape')
  await expect(grace.dialog(/Meridian/)).toBeHidden()
})
