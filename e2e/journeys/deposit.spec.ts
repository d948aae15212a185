import { expect, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import { DepositPage } from '../pages/deposit.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test('a newcomer reads the terms, is shown an address, and sees a real transfer arrive and be credited', async ({
  page,
}) => {
  await openAccount(page, origin(), { funds: '100' })
  const deposit = new DepositPage(page, origin())
  await deposit.open()
  await page.getByRole('button', { name: 'Show my address' }).click()
  await expect(page.getByText('Please select agreement')).toBeVisible()
  await deposit.agree()
  await expect(page.getByRole('img', { name: 'The address as a QR code' })).toBeVisible()
  await deposit.receive()

  await page.getByRole('button', { name: 'Send a bill' }).click()
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Please upload the bill image').first()).toBeVisible()

  await page.goto(`${origin()}/cbjl`)
  await expect(page).toHaveURL(/\/rechargeRecord$/)
  await expect(page.getByRole('row').filter({ hasText: '1,000' })).toContainText('Completed')
  await page.goto(`${origin()}/table1`)
  await expect(page.getByRole('row', { name: /^USDT Tether 1,100/ })).toBeVisible()
})
