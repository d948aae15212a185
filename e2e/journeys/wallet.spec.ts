import { expect, type Page, test } from '@playwright/test'
import { newAccount, register } from '../pages/newcomer.ts'
import { SecurityCentre } from '../pages/security.ts'
import { installWallet } from '../pages/wallet.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

const NOT_ACCEPTED = 'The wallet was not accepted: link it to your account first'

/** As far as the message that is to be signed. */
async function askToSign(page: Page): Promise<void> {
  await page.goto(`${origin()}/login?redirect=%2Ftable1`)
  await page.getByRole('button', { name: 'Log in with a wallet' }).click()
  await page.getByRole('button', { name: 'Test Wallet' }).click()
}

test('a wallet is linked, logs in, and is unlinked: then it logs in no longer', async ({ page, browser }) => {
  const wallet = await installWallet(page)
  await register(page, origin(), newAccount())
  const centre = new SecurityCentre(page)

  await test.step('link it, after a proof by mailed code', async () => {
    await centre.open(origin())
    await page.getByRole('button', { name: 'Link a wallet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Link a wallet' })
    await dialog.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(dialog.getByText(/Link this wallet to account \d+ of Touchstone\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Sign and link' }).click()
    await centre.proveByMessage()
    await expect(page.getByText('Wallet linked').first()).toBeVisible()
    await expect(page.getByText(wallet.address)).toBeVisible()
    await expect(page.getByText(/Withdrawals are held/).first()).toBeVisible()
  })

  const elsewhere = await browser.newPage()
  const same = await installWallet(elsewhere, wallet.key)
  await test.step('log in with it elsewhere: read the message, decline, then sign', async () => {
    await askToSign(elsewhere)
    const message = elsewhere.locator('pre')
    await expect(message).toContainText('wants you to sign in with your Ethereum account')
    await expect(message).toContainText('Chain ID: 1')
    same.decline(true)
    await elsewhere.getByRole('button', { name: 'Sign and log in' }).click()
    await expect(elsewhere.getByText('You declined in the wallet. Nothing was signed.')).toBeVisible()
    same.decline(false)
    const shown = await message.textContent()
    await elsewhere.getByRole('button', { name: 'Sign and log in' }).click()
    await expect(elsewhere).toHaveURL(/table1/)
    await expect(elsewhere.getByRole('heading', { name: 'Funds account', level: 1 })).toBeVisible()
    expect(same.asked.at(-1)).toBe(shown)
  })

  await test.step('a session that has proved nothing cannot unlink it', async () => {
    await elsewhere.goto(`${origin()}/setting?tab=security`)
    await elsewhere.getByRole('button', { name: 'Unlink' }).click()
    const dialog = elsewhere.getByRole('dialog', { name: 'Unlink this wallet' })
    await dialog.getByRole('button', { name: 'Unlink' }).click()
    const proof = elsewhere.getByRole('dialog', { name: 'Prove that it is you' })
    await proof.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByText('Prove once more that it is you')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).last().click()
    await expect(elsewhere.getByText(wallet.address)).toBeVisible()
  })

  await test.step('unlink it, once, however often the button is pressed', async () => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/web/unlinkWallet')) calls.push(request.url())
    })
    await page.getByRole('button', { name: 'Unlink' }).click()
    const dialog = page.getByRole('dialog', { name: 'Unlink this wallet' })
    await expect(dialog.getByText(wallet.address)).toBeVisible()
    await dialog.getByRole('button', { name: 'Unlink' }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Link a wallet' })).toBeVisible()
    await expect(page.getByText(wallet.address)).toBeHidden()
    expect(calls).toHaveLength(1)
    const done = page.getByRole('table', { name: 'History of this account' })
    await expect(done.getByText('Wallet unlinked')).toBeVisible()
  })

  await test.step('it no longer logs in', async () => {
    await elsewhere.evaluate(() => localStorage.clear())
    await askToSign(elsewhere)
    await elsewhere.getByRole('button', { name: 'Sign and log in' }).click()
    await expect(elsewhere.getByText(NOT_ACCEPTED)).toBeVisible()
    await expect(elsewhere).toHaveURL(/login/)
    await elsewhere.close()
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
  await expect(stranger.getByText(NOT_ACCEPTED)).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Test Wallet' })).toBeVisible()
  await stranger.close()
})
