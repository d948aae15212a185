import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { newAccount, register } from '../pages/newcomer.ts'

const ROUTES = [
  '/',
  '/market',
  '/login',
  '/register',
  '/forgetpwd',
  '/agrt?id=3',
  '/deal?symbol=BTCUSDT',
  '/deal_jg?symbol=BTCUSDT',
  '/jgcc',
  '/all',
  '/dealList',
  '/table1',
  '/accountRecord',
  '/bindmpwd',
  '/editPassword',
  '/editPasswordTrade',
  '/bindphone',
  '/security',
  '/setting',
  '/setting?tab=security',
  '/setting?tab=payout',
  '/setting?tab=credit',
  '/setting?tab=preferences',
  '/setting?tab=about',
  '/recharge',
  '/no-such-page',
]

const origin = (): string => process.env.E2E_ORIGIN ?? ''

for (const colorScheme of ['dark', 'light'] as const) {
  test(`no serious accessibility fault on any finished screen in ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    await register(page, origin(), newAccount())
    for (const path of ROUTES) {
      await page.goto(origin() + path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(grave.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    await context.close()
  })
}
