import { expect, test } from '@playwright/test'
import { newAccount, register } from '../pages/newcomer.ts'
import { installWallet } from '../pages/wallet.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test('a wallet is linked and logs in', async ({ page }) => {
  const wallet = await installWallet(page)
  await register(page, origin(), newAccount())

  await test.step('link it, after a proof by mailed code', async () => {
    await page.goto(`${origin()}/setting?tab=security`)
    await page.getByRole('button', { name: 'Link a wallet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Link a wallet' })
    await dialog.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(dialog.getByText(/Link this wallet to account \d+ of Touchstone\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Sign and link' }).click()
    const proof = page.getByRole('dialog', { name: 'Prove that it is you' })
    await proof.getByRole('button', { name: 'Send', exact: true }).click()
    await proof.getByRole('button', { name: 'Open the sandbox outbox' }).click()
    await proof.getByRole('button', { name: 'Use this code' }).first().click()
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Wallet linked')).toBeVisible()
    await expect(page.getByText(wallet.address)).toBeVisible()
    await expect(page.getByText(/Withdrawals are held/).first()).toBeVisible()
  })

  await test.step('log in with it: read the message, decline, then sign', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${origin()}/login?redirect=%2Ftable1`)
    await page.getByRole('button', { name: 'Log in with a wallet' }).click()
    await page.getByRole('button', { name: 'Test Wallet' }).click()
    const message = page.locator('pre')
    await expect(message).toContainText('wants you to sign in with your Ethereum account')
    await expect(message).toContainText('Chain ID: 1')
    wallet.decline(true)
    await page.getByRole('button', { name: 'Sign and log in' }).click()
    await expect(page.getByText('You declined in the wallet. Nothing was signed.')).toBeVisible()
    wallet.decline(false)
    const shown = await message.textContent()
    await page.getByRole('button', { name: 'Sign and log in' }).click()
    await expect(page).toHaveURL(/table1/)
    await expect(page.getByRole('heading', { name: 'Funds account' })).toBeVisible()
    expect(wallet.asked.at(-1)).toBe(shown)
  })

  await test.step('unlinking asks for a proof again', async () => {
    await page.goto(`${origin()}/setting?tab=security`)
    await page.getByRole('button', { name: 'Unlink' }).click()
    await page.getByRole('dialog', { name: 'Unlink this wallet' }).getByRole('button', { name: 'Unlink' }).click()
    const proof = page.getByRole('dialog', { name: 'Prove that it is you' })
    await expect(proof).toBeVisible()
    await proof.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Prove once more that it is you').first()).toBeVisible()
  })
})

test('without a wallet, the way to one is told; a wallet nobody linked is refused', async ({ page, browser }) => {
  await page.goto(`${origin()}/login`)
  await page.getByRole('button', { name: 'Log in with a wallet' }).click()
  await expect(page.getByRole('heading', { name: 'No wallet was found in this browser' })).toBeVisible()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByText('Install one from its maker’s own site')).toBeVisible()

  const stranger = await browser.newPage()
  await installWallet(stranger)
  await stranger.goto(`${origin()}/login`)
  await stranger.getByRole('button', { name: 'Log in with a wallet' }).click()
  await stranger.getByRole('button', { name: 'Test Wallet' }).click()
  await stranger.getByRole('button', { name: 'Sign and log in' }).click()
  await expect(stranger.getByText('The wallet was not accepted: link it to your account first')).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Test Wallet' })).toBeVisible()
  await stranger.close()
})
