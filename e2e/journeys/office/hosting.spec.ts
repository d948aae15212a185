import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '../../office.ts'
import { accessibilityFaults } from '../../pages/accessibility.ts'
import { type Customer, openAccount } from '../../pages/customer.ts'
import { HostingPages, proposeProduct } from '../../pages/hosting.ts'
import { TRANSACTION_PASSWORD } from '../../pages/newcomer.ts'

const NAME = 'Two days of trial'

test.describe.configure({ mode: 'serial' })

async function bringMoney(customer: Customer, amount: string): Promise<void> {
  await customer.post('/web/addTransfer', { from: 'funds', to: 'hosting', currency: 'USDT', amount })
}

test('operators offer a product by four eyes; a customer hosts, sees what backs it, and redeems early', async ({
  page,
  office,
}) => {
  const { server } = office
  const customer = await openAccount(page, server.origin)
  await bringMoney(customer, '800')
  const pages = new HostingPages(page, server.origin)

  await test.step('one operator alone offers nothing', async () => {
    await proposeProduct(office.ada, { name: NAME, days: '2', capacity: '700', redemptionDays: '0' })
    await expect(office.ada.page.getByRole('row').filter({ hasText: NAME })).toHaveCount(0)
    await office.grace.approve('Hosting product')
    await office.ada.go('Hosting')
    const offered = office.ada.page.getByRole('row').filter({ hasText: NAME })
    for (const shown of ['open', '0.1%', '5%', '100 to 1,000', '700']) await expect(offered).toContainText(shown)
  })

  await test.step('the card says what the product gives, costs and does not promise', async () => {
    await pages.openProducts()
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: NAME }) })
    for (const shown of ['2 days', '0.1%', '36.5%', 'Returns are not guaranteed.', '700 USDT', '5%'])
      await expect(card).toContainText(shown)
    await card.getByLabel('Amount').fill('250')
    await expect(card).toContainText('0.5 USDT')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await test.step('a double click hosts once', async () => {
    await pages.choose(NAME)
    await pages.submit.click()
    for (const missing of ['Please enter the quantity', 'Please select agreement'])
      await expect(pages.form.getByText(missing).first()).toBeVisible()
    await pages.fill('600')
    for (const shown of ['0.6 USDT', '1.2 USDT', '570 USDT', '30 USDT'])
      await expect(pages.form.getByText(shown, { exact: true })).toBeVisible()
    await pages.confirmTwice()
    await expect(page.getByText('Hosting has started')).toBeVisible()
    await expect(page).toHaveURL(/\/profit_wdtg$/)
    await expect(page.getByRole('link', { name: /^View order/ })).toHaveCount(1)
    for (const shown of [NAME, '600 USDT', '2 days', '0.1%']) await expect(pages.order('1')).toContainText(shown)
  })

  await test.step('what falls due is shown and can be taken along', async () => {
    await expect(page.getByText('Last return, and 600 USDT are available again')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as calendar (.ics)' }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text).toContain('BEGIN:VCALENDAR\r\n')
    expect(text).toContain('SUMMARY:Hosting 1 ends: 600 USDT available again\r\n')
  })

  await test.step('everybody can see the return set aside against what is owed', async () => {
    await page.getByRole('link', { name: 'View order 1' }).click()
    await expect(page.getByText('Still set aside for it')).toBeVisible()
    await page.getByRole('link', { name: 'The product’s escrow in the ledger' }).click()
    await expect(page.getByText('Every return that is owed is set aside.')).toBeVisible()
    await expect(page.getByText(/^Read at entry [\d,]+ of the log/)).toBeVisible()
    await office.ada.go('Hosting')
    await expect(office.ada.page.getByRole('row').filter({ hasText: NAME })).toContainText('100%')
  })

  await test.step('early redemption says its loss and gives the rest back, with the escrow unearned', async () => {
    await pages.openOrders()
    await page.getByRole('button', { name: 'Redeem order 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Redeem order 1 early' })
    await expect(dialog.getByText('Early redemption loses 5%: 30 USDT. Continue?')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Transaction password' }).fill(TRANSACTION_PASSWORD)
    await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
    await expect(page.getByText(/^Redemption requested: 570 USDT on /)).toBeVisible()
    await expect(page.getByText('You have nothing in custody.')).toBeVisible()
    await page.getByRole('tab', { name: 'Redeemed' }).click()
    await expect(pages.order('1')).toContainText('Redeemed')
    await page.goto(`${server.origin}/accountRecord`)
    await expect(page.getByRole('row').filter({ hasText: 'Loss of hosting order 1' })).toContainText('-30')
    await page.goto(`${server.origin}/table2`)
    await expect(page.getByText('770.00 USDT')).toBeVisible()
  })
})

test('the last of a product goes to who comes first; closed by two, it is offered no more', async ({
  page,
  office,
}) => {
  const { server } = office
  const customer = await openAccount(page, server.origin)
  await bringMoney(customer, '1000')
  const pages = new HostingPages(page, server.origin)
  await pages.openProducts()
  await pages.choose(NAME)
  await pages.fill('650')
  await pages.confirmTwice()
  await expect(page.getByText('Hosting has started')).toBeVisible()

  await pages.openProducts()
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: NAME }) })
  await expect(card.getByText('Sold out').first()).toBeVisible()
  await expect(page.getByRole('link', { name: `Host: ${NAME}` })).toHaveCount(0)

  await office.ada.go('Hosting')
  await office.ada.page.getByRole('row').filter({ hasText: NAME }).getByRole('button', { name: 'Change' }).click()
  const dialog = office.ada.dialog(`Propose other terms of ${NAME}`)
  await dialog.getByLabel('State', { exact: true }).selectOption('closed')
  await expect(dialog.getByRole('row', { name: /State/ })).toContainText('open')
  await office.ada.confirm(dialog, 'No more of it', 'Propose')
  await office.grace.approve('Hosting product')
  await pages.openProducts()
  await expect(card.getByText('Not offered now').first()).toBeVisible()
  await pages.openOrders()
  await expect(page.getByRole('button', { name: /^Redeem order/ })).toBeVisible()
})
