import { expect, test } from '@playwright/test'
import { OPERATOR_ROLES } from '@touchstone/protocol'
import { openOffice } from '../office.ts'
import { accessibilityFaults } from '../pages/accessibility.ts'
import { CONSOLE_ADDRESSES } from '../pages/addresses.ts'
import { openAccount } from '../pages/customer.ts'
import { MOST_SHIFT } from '../pages/layoutShift.ts'
import { leaveFor } from '../pages/leaveFor.ts'
import { logIn, PASSWORD } from '../pages/newcomer.ts'
import { pictureOf } from '../pages/picture.ts'
import { SecurityCentre, takeCode } from '../pages/security.ts'
import { keepWindow, widthOf, ZOOMED } from '../pages/smallWindows.ts'
import { VerificationPage } from '../pages/verification.ts'
import { Walk } from '../pages/walk.ts'

const NEW_PASSWORD = 'Otter-527y'
const HOUR_MS = 3_600_000

/** A new text begins empty. */
const ASKS_NOTHING = ['/content/text']
const TELLS_WITHIN_MS = 5_000

const office = openOffice({ SEED: '33' })

test.describe.configure({ mode: 'serial' })

test('one operator halts a market alone, and opens it again only with another', async () => {
  await office.ada.go('Markets')
  const market = office.ada.spotMarket('BTCUSDT')
  await market.getByRole('button', { name: /^Halt/ }).click()
  await office.ada.confirm(office.ada.dialog('Halt BTCUSDT?'), 'A source reports wrong prices', 'Halt the market')
  await expect(market).toContainText('Halted')
  await market.getByRole('button', { name: /^Reopen/ }).click()
  await office.ada.confirm(office.ada.dialog('Reopen BTCUSDT?'), 'All sources agree again', 'Propose to reopen')
  await expect(market).toContainText('Halted')

  await office.ada.openProposal('State of a market')
  await expect(office.ada.page.getByText('You proposed this. Somebody else has to approve it')).toBeVisible()
  await expect(office.ada.page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)

  await office.grace.approve('State of a market')
  await office.grace.go('Markets')
  await expect(office.grace.spotMarket('BTCUSDT')).toContainText('Open')
})

test('a customer is rejected with a reason, verified by two operators at the second try, and restrained by one', async ({
  page,
}) => {
  const customer = await openAccount(page, office.server.origin)
  const verification = new VerificationPage(page)
  await verification.open(office.server.origin, 'junior')
  await verification.fillJunior('Ann Archer', 'K 1234-567')
  await verification.send()
  await expect(verification.step('Junior')).toContainText('Under review')

  await office.ada.refuseCase('Verification', 'Identity, junior', 'number_differs')
  await page.goto(`${office.server.origin}/smauth`)
  await expect(verification.step('Junior')).toContainText('Rejected')
  await expect(page.getByText('Authentication failed, please re-verify')).toBeVisible()
  await expect(page.getByText('The number differs from that on the document.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'ID number' })).toHaveValue('K 1234-567')
  await page.getByRole('button', { name: 'Re-verify' }).click()
  await expect(verification.step('Junior')).toContainText('Under review')

  await office.ada.go('Verification')
  await expect(office.ada.page.getByRole('button', { name: 'Identity, junior' })).toBeVisible()
  await office.ada.page.keyboard.press('j')
  await office.ada.page.keyboard.press('Enter')
  await expect(office.ada.page.getByText('Ann Archer')).toBeVisible()
  await office.ada.page.keyboard.press('a')
  const first = office.ada.dialog(/^Approve Identity, junior/)
  await first.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(office.ada.page.getByText('You gave the first decision.', { exact: false })).toBeVisible()

  await office.grace.go('Verification')
  await office.grace.page.getByRole('button', { name: 'Identity, junior' }).click()
  await expect(office.grace.page.getByText('operator1 decided: approve.', { exact: false })).toBeVisible()
  await office.grace.page.getByRole('button', { name: 'Approve (A)' }).click()
  await office.grace
    .dialog(/^Approve Identity, junior/)
    .getByRole('button', { name: 'Approve', exact: true })
    .click()
  await office.grace.caseIs('Approved')
  await verification.open(office.server.origin, 'junior')
  await expect(verification.step('Junior')).toContainText('Approved')

  await verification.sendSenior(customer)
  await office.ada.approveCase('Verification', 'Identity, senior')
  await office.grace.approveCase('Verification', 'Identity, senior')
  await page.goto(`${office.server.origin}/seniorauth`)
  await expect(verification.step('Senior')).toContainText('Approved')
  await verification.sendAddress(customer)
  await office.ada.refuseCase('Verification', 'Address', 'bill_too_old')
  await page.goto(`${office.server.origin}/dzrz`)
  await expect(verification.step('Address')).toContainText('Rejected')
  await expect(page.getByText('The bill is older than three months.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Re-verify' })).toBeVisible()

  await office.grace.page.getByRole('link', { name: /^Customer / }).click()
  await office.grace.page.getByRole('button', { name: 'Freeze or unfreeze' }).click()
  const freeze = office.grace.dialog(/^Freeze or unfreeze/)
  await freeze.getByLabel('What the customer will read').fill('We are looking into a report about your account.')
  await office.grace.confirm(freeze, 'Report 17', 'Freeze')
  await expect(office.grace.page.getByText('Trading frozen')).toBeVisible()

  await page.goto(`${office.server.origin}/security`)
  await expect(page.getByText('Junior verification approved')).toBeVisible()
  await expect(page.getByText('We are looking into a report about your account.')).toBeVisible()
})

test('a customer with a question is answered live, lets support see the account, and rates', async ({ page }) => {
  const desk = office.ada.page
  await openAccount(page, office.server.origin)
  await page.goto(`${office.server.origin}/table1`)
  await page.getByRole('link', { name: 'Support' }).last().click()
  await expect(page.getByText('Nobody is there now')).toBeVisible()
  await page.getByLabel('Subject').fill('Where is my deposit?')
  await page.getByRole('textbox', { name: 'Message' }).fill('<b>Sent</b> an hour ago.')
  const picture = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(page, 300, 'image/jpeg') }
  await page.getByLabel('Add a file').setInputFiles(picture)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const messages = page.getByRole('log', { name: 'Messages' })
  await expect(messages).toContainText('<b>Sent</b> an hour ago.')

  await office.ada.go('Support')
  await desk.getByRole('link', { name: 'Ready answers and hours' }).click()
  await desk.getByRole('button', { name: 'New ready answer' }).click()
  const ready = office.ada.dialog('New ready answer')
  await ready.getByLabel('Title').fill('Deposits take time')
  await ready.getByLabel('Text').fill('A deposit is credited after 12 confirmations.')
  await ready.getByRole('button', { name: 'Save' }).click()
  await expect(ready).toBeHidden()
  await office.ada.go('Support')
  await desk.getByRole('switch', { name: 'I answer now' }).click()
  await desk.getByRole('link', { name: 'Where is my deposit?' }).click()
  await desk.getByRole('button', { name: 'Take', exact: true }).click()
  await desk.getByRole('button', { name: 'Open the picture' }).click()
  await expect(desk.getByRole('img', { name: /^Picture of customer/ })).toBeVisible()
  await desk.getByRole('button', { name: 'Done' }).first().click()
  await desk.getByLabel('Ready answer').selectOption({ label: 'Deposits take time' })
  await desk.getByRole('button', { name: 'Send', exact: true }).click()

  await expect(messages).toContainText('A deposit is credited after 12 confirmations.')
  await expect(page.getByText('An operator is in this conversation now')).toBeVisible()
  await page.getByLabel('Your message').fill('Thank you')
  await page.getByLabel('Your message').press('Enter')
  await expect(desk.getByRole('log', { name: 'Messages' })).toContainText('Thank you')

  await desk.getByRole('button', { name: 'Ask to see the account' }).click()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await desk.getByRole('button', { name: 'Look now' }).click()
  await expect(desk.getByRole('table', { name: 'Balances' })).toContainText('USDT')
  await expect(messages).toContainText('Support looked at your account')
  await page.getByRole('button', { name: 'End now' }).click()
  await expect(desk.getByRole('table', { name: 'Balances' })).toBeHidden()

  await page.getByRole('button', { name: 'End conversation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End conversation' }).click()
  await page.getByText('5', { exact: true }).click()
  await page.getByRole('button', { name: /^Rate/ }).click()
  await expect(page.getByText('You rated this conversation 5 of 5.')).toBeVisible()
  await expect(desk.getByText('Rated 5 of 5')).toBeVisible()
})

test('a change of the login password waits for two operators and holds once both approved it', async ({ page }) => {
  const { account } = await openAccount(page, office.server.origin)
  await page.goto(`${office.server.origin}/editPassword`)
  await page.getByLabel('Old password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Repeat password').fill(NEW_PASSWORD)
  await takeCode(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Submitted, waiting for manual review')).toBeVisible()

  await office.ada.approveCase('Security changes', 'Login password')
  await expect(office.ada.page.getByText('You gave the first decision.', { exact: false })).toBeVisible()
  await expect(office.ada.page.getByRole('button', { name: 'Approve (A)' })).toHaveAttribute('aria-disabled', 'true')
  await new SecurityCentre(page).open(office.server.origin)
  const change = page.getByRole('table', { name: 'Requested changes' }).getByRole('row', { name: /Login password/ })
  await expect(change).toContainText('Under review')

  await office.grace.approveCase('Security changes', 'Login password')
  await office.grace.caseIs('Approved')
  await page.reload()
  await expect(change).toContainText('Approved')
  await page.evaluate(() => localStorage.removeItem('token'))
  await logIn(page, office.server.origin, account, NEW_PASSWORD)
  await expect(page).not.toHaveURL(/login/)
})

test('whoever lost the second factor gets in without it once two operators approved, and withdrawals are held', async ({
  page,
}) => {
  const { account } = await openAccount(page, office.server.origin)
  // A session that was opened by a call cannot change what protects the account.
  await page.evaluate(() => localStorage.removeItem('token'))
  await logIn(page, office.server.origin, account)
  await expect(page).not.toHaveURL(/login/)
  const centre = new SecurityCentre(page)
  await centre.open(office.server.origin)
  await centre.setUpAuthenticator()
  await page.evaluate(() => localStorage.removeItem('token'))
  await logIn(page, office.server.origin, account)
  await page.getByRole('button', { name: 'Lost your second factor?' }).click()
  await takeCode(page)
  await page.getByRole('button', { name: 'Ask for removal' }).click()
  await expect(page.getByText('Submitted, waiting for manual review')).toBeVisible()

  for (const person of [office.ada, office.grace]) await person.approveCase('Security changes', 'Lost second factor')
  await office.grace.caseIs('Approved')
  await logIn(page, office.server.origin, account)
  await expect(page).not.toHaveURL(/login/)
  await centre.open(office.server.origin)
  await expect(page.getByRole('button', { name: 'Set up: Authenticator app' })).toBeVisible()
  await expect(page.getByText(/Withdrawals are held until/)).toBeVisible()
  expect(Math.round((await centre.withdrawalsHeldFor()) / HOUR_MS)).toBe(24)
})

test('a guest of the demo account is found in the demo world of the console, and nowhere else', async ({ page }) => {
  await page.goto(`${office.server.origin}/login`)
  await page.getByRole('button', { name: 'Trade now with play money' }).click()
  await expect(page).not.toHaveURL(/login/)

  await office.ada.go('Users')
  await expect(office.ada.page.getByText('Demo guest')).toHaveCount(0)
  await office.ada.page.getByRole('button', { name: 'Demo', exact: true }).click()
  await expect(office.ada.page.getByText('Demo world: play money of demo accounts')).toBeVisible()
  const guest = office.ada.page.getByRole('row').filter({ hasText: 'Demo guest' })
  await guest.getByRole('link', { name: /^#D/ }).click()
  await expect(office.ada.page.getByRole('heading', { level: 1, name: /^Demo guest D/ })).toBeVisible()
  await expect(office.ada.page.getByText(/play money, no contact, nothing in the real world/)).toBeVisible()
  await office.ada.page.getByRole('tab', { name: 'Balances' }).click()
  await expect(office.ada.page.getByRole('row', { name: /USDT/ }).first()).toContainText('100,000.00')
  await expect(office.ada.page.getByText(/of the log of the demo world/)).toBeVisible()
  await office.ada.page.getByRole('button', { name: 'Real', exact: true }).click()
})

test('every act stands in a chain that can be checked', async () => {
  await office.grace.go('Audit')
  await expect(office.grace.page.getByRole('cell', { name: 'setUserState' }).first()).toBeVisible()
  await office.grace.page.getByRole('button', { name: 'Check the chain' }).click()
  await expect(office.grace.page.getByText(/^Whole: all/)).toBeVisible()
})

/** With the operator of the office, who has every role, and one role of those at a time. */
test('each role finds its screens, and is told plainly of those that are not for it', async ({ browser }) => {
  const context = await browser.newContext({ storageState: await office.ada.page.context().storageState() })
  const page = await context.newPage()
  const faults: string[] = []
  for (const role of OPERATOR_ROLES) {
    // Told to the browser alone: what a role may do is judged by the server, and tested there.
    await page.route('**/admin/getMe*', async (route) => {
      const answer = await route.fetch()
      const told = (await answer.json()) as { data: object }
      await route.fulfill({ response: answer, json: { ...told, data: { ...told.data, roles: [role] } } })
    })
    await page.goto(office.server.consoleOrigin)
    const walk = new Walk(page, {
      origin: office.server.consoleOrigin,
      missing: 'There is no such screen',
      mostShift: MOST_SHIFT,
      titled: true,
    })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    for (const path of CONSOLE_ADDRESSES) await walk.look(path, { readable: false })
    faults.push(...walk.faults.map((fault) => `${role} ${fault}`))
    for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()) {
      await link.click()
      const refused = page.getByRole('heading', { name: 'This screen is not for your role' })
      if (await refused.isVisible()) faults.push(`${role}: the menu leads to ${page.url()}, which is not for it`)
    }
    await page.unrouteAll()
  }
  await context.close()
  expect(faults).toEqual([])
})

test('behind every address of the console is a screen that everybody can read, without a dead link or button', async () => {
  const { page } = office.ada
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(office.server.consoleOrigin)
  await office.ada.heading('Dashboard')
  const walk = new Walk(page, {
    origin: office.server.consoleOrigin,
    missing: 'There is no such screen',
    mostShift: MOST_SHIFT,
    titled: true,
  })
  for (const path of CONSOLE_ADDRESSES) await walk.look(path)
  await walk.followLinks()
  await walk.pressAll()
  expect(walk.faults).toEqual([])
})

test('zoomed to 400 % every screen of the console stands in one column', async ({ browser }) => {
  const context = await browser.newContext({ ...ZOOMED, storageState: await office.ada.page.context().storageState() })
  const page = await context.newPage()
  await keepWindow(page)
  await page.goto(office.server.consoleOrigin)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const wide: string[] = []
  for (const path of CONSOLE_ADDRESSES) {
    await leaveFor(page, path, { titled: true })
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
    const width = await widthOf(page)
    if (width > 320) wide.push(`${path}: ${width} px`)
  }
  expect(wide).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await context.close()
})

test('every screen of the console says what it could not read, and asks again', async ({ browser }) => {
  const context = await browser.newContext({ storageState: await office.ada.page.context().storageState() })
  const page = await context.newPage()
  const refusal = { code: 1004, message: 'That cannot be read now', data: null }
  await page.route(/\/admin\/(?!getMe)(get|see)/, (route) => route.fulfill({ json: refusal }))
  await page.goto(office.server.consoleOrigin)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const silent: string[] = []
  for (const path of CONSOLE_ADDRESSES.filter((address) => !ASKS_NOTHING.includes(address))) {
    await leaveFor(page, path, { titled: true })
    const main = page.getByRole('main')
    const tells = () =>
      Promise.all([
        main.getByText(refusal.message).first().waitFor({ timeout: TELLS_WITHIN_MS }),
        main.getByRole('button', { name: 'Try again' }).first().waitFor({ timeout: TELLS_WITHIN_MS }),
      ])
    await tells().catch(() => silent.push(path))
  }
  expect(silent).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText(refusal.message)).toHaveCount(0)
  await context.close()
})

test('a session that ended leads to the login, which leads back to the same screen', async () => {
  const { page } = office.ada
  await page.goto(`${office.server.consoleOrigin}/operators`)
  await office.ada.heading('Operators')
  await page.context().clearCookies()
  await page.reload()
  await office.ada.heading('Log in')
  await expect(page).toHaveURL(/\/operators$/)
})
