import { expect, test } from '@playwright/test'
import { logIn, newAccount, PASSWORD, register } from '../pages/newcomer.ts'
import { addAuthenticator } from '../pages/passkeys.ts'
import { SecurityCentre, takeCode } from '../pages/security.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test('a customer sets up a second factor, logs in with it, changes the password under review, and loses the factor', async ({
  page,
}) => {
  const account = newAccount()
  await register(page, origin(), account)
  const centre = new SecurityCentre(page)
  await centre.open(origin())
  await expect(page.getByText('0 of 5')).toBeVisible()
  const codes = await centre.setUpAuthenticator()
  expect(codes.length).toBeGreaterThan(4)
  await expect(page.getByText('1 of 5')).toBeVisible()
  await expect(page.getByText(/Withdrawals are held until/)).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('token'))
  await logIn(page, origin(), account)
  await page.getByLabel('Code of your authenticator app').fill(await centre.wrongCode())
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page.getByText('This code is not right or was used already')).toBeVisible()
  await page.getByLabel('Code of your authenticator app').fill(await centre.code())
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page).not.toHaveURL(/login/)

  await page.goto(`${origin()}/editPassword`)
  await expect(page.getByText('A person reviews this change before it takes effect.')).toBeVisible()
  await page.getByLabel('Old password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('Otter-527y')
  await page.getByLabel('Repeat password').fill('Otter-527y')
  await takeCode(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await centre.proveByAuthenticator()
  await expect(page.getByText('Submitted, waiting for manual review')).toBeVisible()

  await page.getByRole('link', { name: 'Security centre' }).click()
  const asked = page.getByRole('table', { name: 'Requested changes' })
  const change = asked.getByRole('row').filter({ hasText: 'Login password' })
  await expect(change).toContainText('Under review')
  await change.getByRole('button', { name: /Withdraw/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(change).toContainText('Cancelled')

  await page.evaluate(() => localStorage.removeItem('token'))
  await logIn(page, origin(), account)
  await page.getByRole('button', { name: 'Lost your second factor?' }).click()
  await takeCode(page)
  await page.getByRole('button', { name: 'Ask for removal' }).click()
  await expect(page.getByText('Submitted, waiting for manual review')).toBeVisible()

  await page.getByRole('button', { name: 'Back to login' }).click()
  await logIn(page, origin(), account)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await expect(page).not.toHaveURL(/login/)
  await centre.open(origin())
  await expect(asked.getByRole('row').filter({ hasText: 'Removal of the second factor' })).toContainText('Under review')
})

test('a session is ended from another one, and the one who held it is told', async ({ browser }) => {
  const [here, there] = [await browser.newPage(), await browser.newPage()]
  const account = newAccount()
  await register(there, origin(), account)
  await logIn(here, origin(), account)
  await expect(here).not.toHaveURL(/login/)
  await new SecurityCentre(here).open(origin())
  await here
    .getByRole('button', { name: /End the session on/ })
    .first()
    .click()
  await here.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect(here.getByRole('dialog')).toBeHidden()
  await expect(here.getByRole('button', { name: /End the session on/ })).toBeHidden()
  await there.goto(`${origin()}/table1`)
  await expect(
    there
      .getByRole('dialog')
      .or(there.getByRole('heading', { name: 'Log in' }))
      .first(),
  ).toBeVisible()
  await here.close()
  await there.close()
})

test('a customer freezes the account, which is said on every page, and asks for its opening', async ({ page }) => {
  await register(page, origin(), newAccount())
  await new SecurityCentre(page).open(origin())
  await page.getByRole('button', { name: 'Freeze account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Freeze this account?' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Freeze account' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`${origin()}/table1`)
  const banner = page.getByRole('region', { name: 'This account is frozen.' })
  await banner.getByRole('button', { name: 'Ask to reopen' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask to reopen the account' })
  await takeCode(asking)
  await asking.getByRole('button', { name: 'Ask to reopen' }).click()
  await expect(asking.getByText('Submitted, waiting for manual review')).toBeVisible()
  await asking.getByRole('button', { name: 'Close' }).click()
  await expect(banner).toContainText('Your request to reopen it is under review.')
})

test('a passkey is added, and lets its holder in without a code', async ({ page }) => {
  // Passkeys belong to names, not to addresses.
  const named = origin().replace('127.0.0.1', 'localhost')
  await addAuthenticator(page)
  const account = newAccount()
  await register(page, named, account)
  const centre = new SecurityCentre(page)
  await centre.open(named)
  await page.getByRole('button', { name: 'Add: Passkeys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name of this passkey').fill('Laptop')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await centre.proveByMessage()
  await centre.keepRecoveryCodes()
  await expect(page.getByRole('button', { name: 'Remove: Laptop' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await logIn(page, named, account)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).not.toHaveURL(/login/)
})
