import { expect, type Page, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import { logIn, PASSWORD } from '../pages/newcomer.ts'

const PUBLIC = [
  '/',
  '/index',
  '/market',
  '/login',
  '/register',
  '/forgetpwd',
  '/text?id=7',
  '/downLoad',
  '/help',
  '/helpDetail',
  '/about',
  '/agrt?id=3',
  '/agrt?id=5',
  '/bannerDetail',
  '/notice',
  '/security',
  '/benefits',
  '/benefitsDetail',
  '/signRule',
  '/instrument?symbol=BTCPERP',
  '/hosting?id=1',
  '/loans',
  '/newCoins?id=1',
]
const NEEDS_LOGIN = [
  '/404',
  '/currency',
  '/repayment',
  '/repayment2',
  '/currencyRecord',
  '/subscription',
  '/subscribe',
  '/agreement',
  '/bindmpwd',
  '/bindphone',
  '/deal',
  '/deal_c',
  '/deal_jg',
  '/lt',
  '/jgcc',
  '/all',
  '/dealList',
  '/profit_index',
  '/profit_wdtg',
  '/profit_buy',
  '/buycoin',
  '/recharge',
  '/money',
  '/asset',
  '/table1',
  '/table2',
  '/record',
  '/transfer',
  '/address',
  '/authentication',
  '/buycoinRecord',
  '/rechargeRecord',
  '/moneyRecord',
  '/accountRecord',
  '/exchange',
  '/service',
  '/welfare',
  '/welfareDetail',
  '/settingHelp',
  '/settingAbout',
  '/settingAboutList',
  '/settingJianjie',
  '/invite',
  '/inviteList',
  '/inviteMy',
  '/editPassword',
  '/editPasswordTrade',
  '/sign',
  '/preciousMetal',
  '/contractTransaction',
  '/positionList',
  '/leverTransactions',
  '/setting',
  '/sfyz',
  '/smauth',
  '/seniorauth',
  '/dzrz',
  '/kjmbSelect',
  '/credit',
  '/deallog',
  '/cbjl',
  '/tbjl',
  '/no-such-page',
]

/** Goes where a link in the page would lead, without loading the page again. */
const follow = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test('a visitor reads public pages and is sent to the login from everywhere else', async ({ page }) => {
  for (const path of PUBLIC) {
    await page.goto(origin() + path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
  }
  for (const path of NEEDS_LOGIN) {
    await follow(page, path)
    await expect(page, path).toHaveURL(`${origin()}/login?redirect=${encodeURIComponent(path)}`)
  }
})

test('a customer finds a screen with a heading behind every route, and no script complains', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  await openAccount(page, origin())
  for (const path of [...PUBLIC, ...NEEDS_LOGIN]) {
    await page.goto(origin() + path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(page, path).not.toHaveURL(/\/login\?/)
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('There is no such page')
  expect(complaints).toEqual([])
})

test('a redirect after login never leaves the site', async ({ page }) => {
  const { account } = await openAccount(page, origin())
  for (const evil of ['//evil.example', 'https://evil.example/x', '/\\evil.example', 'javascript:alert(1)']) {
    await page.evaluate(() => localStorage.removeItem('token'))
    await logIn(page, origin(), account, PASSWORD, `/login?redirect=${encodeURIComponent(evil)}`)
    await expect(page).not.toHaveURL(/\/login/)
    expect(new URL(page.url()).origin).toBe(origin())
  }
})

for (const width of [1279, 1280]) {
  test(`the layout keeps its minimum width at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${origin()}/market`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const layout = await page.evaluate(() => ({
      inner: document.documentElement.clientWidth,
      scroll: document.documentElement.scrollWidth,
    }))
    expect(layout.scroll).toBe(1280)
    expect(layout.scroll > layout.inner).toBe(width < 1280)
  })
}
