import { expect, type Page } from '@playwright/test'
import { test } from '../../office.ts'
import { openAccount } from '../../pages/customer.ts'
import { PurchasePages } from '../../pages/purchase.ts'

const KIND = 'Remittance for coins'
const BANK_LINE = 'BANK 2026-11/77'
const REFUSAL = 'No such remittance has arrived.'

async function newestMail(page: Page, origin: string, account: string) {
  const outbox = await page.request.get(`${origin}/sandbox/outbox?to=${encodeURIComponent(account)}`)
  return (await outbox.json())[0]
}

test('coins are bought by remittance: agreed, reviewed by two, credited once at the agreed rate', async ({
  page,
  office,
}) => {
  const { server } = office
  const { account } = await openAccount(page, server.origin)
  const pages = new PurchasePages(page, server.origin)
  const newest = pages.purchases.first()
  let agreed = ''
  let paid = ''

  await test.step('terms and the least of each coin are told before anything is sent', async () => {
    await pages.open('/kjmbSelect')
    await expect(page).toHaveURL(/\/buycoin$/)
    await expect(page.getByText('90% of what you pay')).toBeVisible()
    await pages.amount.fill('0.5')
    await pages.submit.click()
    for (const missing of ['Name cannot be empty', 'Please upload the bill image', 'Please select agreement'])
      await expect(pages.form.getByText(missing).first()).toBeVisible()
    await expect(pages.form.getByText('Cannot be lower than 1').first()).toBeVisible()
    await pages.choose('BTC')
    await pages.amount.fill('0.0009')
    await expect(pages.form.getByText('Cannot be lower than 0.001').first()).toBeVisible()
    await expect(pages.purchases).toHaveCount(0)
  })

  await test.step('a double click sends it once', async () => {
    await pages.fill('0.01', 'Ann Archer')
    agreed = await pages.agreedRate()
    paid = await pages.toBePaid()
    await pages.submit.dblclick()
    await expect(pages.form.getByText('Submitted, waiting for manual review')).toBeVisible()
    await expect(pages.form.getByText('Please upload the bill image')).toHaveCount(0)
    await expect(newest).toContainText('Under review')
    await expect(pages.purchases).toHaveCount(1)
    await page.goto(`${server.origin}/buycoinRecord`)
    await expect(newest).toContainText('Under review')
    for (const shown of ['0.01 BTC', agreed, paid, 'Ann Archer']) await expect(newest).toContainText(shown)
  })

  await test.step('a wrong reference is set aside, and nothing is credited by it', async () => {
    await office.ada.approveCase('Remittances', KIND, { 'What the bank calls the payment': 'ANOTHER LINE' })
    await office.ada.setDecisionAside('Another line of the statement')
    await expect(office.ada.page.getByText('First decision discarded')).toBeVisible()
    await expect(newest).toContainText('Under review')
  })

  await test.step('one person writes the bank’s reference, another one approves it', async () => {
    await office.ada.approveCase('Remittances', KIND, { 'What the bank calls the payment': BANK_LINE })
    await expect(office.ada.page.getByText('Somebody else has to give the second.')).toBeVisible()
    await expect(newest).toContainText('Under review')
    await office.grace.approveCase('Remittances', KIND)
    await expect(newest).toContainText('Success')
    for (const shown of ['0.01 BTC', agreed, paid, BANK_LINE]) await expect(newest).toContainText(shown)
  })

  await test.step('the coins stand in every record, and the customer is told', async () => {
    await expect
      .poll(() => newestMail(page, server.origin, account))
      .toMatchObject({ subject: 'Your coins are credited', text: expect.stringContaining('0.01 BTC') })
    await page.goto(`${server.origin}/record?type=buycoin`)
    const record = page.getByRole('table', { name: 'Coins bought' }).getByRole('row').nth(1)
    for (const shown of [paid, '0.01 BTC', 'Success']) await expect(record).toContainText(shown)
    await page.goto(`${server.origin}/accountRecord`)
    const entry = page.getByRole('row').filter({ hasText: 'Coins bought by remittance' })
    await expect(entry).toHaveCount(1)
    await expect(entry).toContainText('+0.01')
    await page.goto(`${server.origin}/table1`)
    await expect(page.getByRole('row').filter({ hasText: 'BTC' }).first()).toContainText('0.01')
  })

  await test.step('what did not arrive is refused with its reason, and nothing is credited', async () => {
    await pages.open()
    await pages.fill('500', 'Ann Archer')
    await pages.submit.click()
    await expect(newest).toContainText('Under review')
    // The queue as it is now, not as it was when the first case was opened from it.
    await office.ada.page.reload()
    await office.ada.refuseCase('Remittances', KIND, 'remittance_missing')
    await expect(newest).toContainText('Failed')
    await expect(newest).toContainText(REFUSAL)
    await expect
      .poll(() => newestMail(page, server.origin, account))
      .toMatchObject({ subject: 'Your purchase was rejected', text: expect.stringContaining(REFUSAL) })
    await page.goto(`${server.origin}/accountRecord`)
    await expect(page.getByRole('row').filter({ hasText: 'Coins bought by remittance' })).toHaveCount(1)
  })
})
