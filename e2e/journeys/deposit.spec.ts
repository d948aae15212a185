import { expect, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test('a newcomer reads the terms, is shown an address, and sees a real transfer arrive and be credited', async ({
  page,
}) => {
  await openAccount(page, origin(), { funds: '100' })
  await page.goto(`${origin()}/recharge`)
  await expect(page.getByText('You deposit 1,000 USDT. Once 900 USDT are traded')).toBeVisible()
  await expect(page.getByTestId('deposit-address')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show my address' }).click()
  await expect(page.getByText('Please select agreement')).toBeVisible()
  await page.getByLabel('I have read this and agree to it').check()
  await page.getByRole('button', { name: 'Show my address' }).click()
  await expect(page.getByTestId('deposit-address')).toHaveText(/^0x[0-9a-fA-F]{40}$/)
  await expect(page.getByRole('img', { name: 'The address as a QR code' })).toBeVisible()

  await page.getByRole('button', { name: 'Send to my address' }).click()
  const arriving = page.getByRole('row').filter({ hasText: 'Chain' })
  await expect(arriving).toContainText('Confirming')
  await expect(arriving).toContainText(/[1-9]\d* of 12/)
  await expect(arriving).toContainText('Completed', { timeout: 60_000 })

  await page.getByRole('button', { name: 'Send a bill' }).click()
  await page.getByRole('button', { name: 'Send to review' }).click()
  await expect(page.getByText('Please upload the bill image').first()).toBeVisible()

  await page.goto(`${origin()}/cbjl`)
  await expect(page).toHaveURL(/\/rechargeRecord$/)
  await expect(page.getByRole('row').filter({ hasText: '1,000' })).toContainText('Completed')
  await page.goto(`${origin()}/table1`)
  await expect(page.getByRole('row', { name: /^USDT Tether 1,100/ })).toBeVisible()
})
