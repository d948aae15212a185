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

/** Rules of the guidelines; what is only good practice is left to the reader of a full report. */
const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PARTS = 3

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test.describe.configure({ mode: 'parallel' })

for (let part = 0; part < PARTS; part++) {
  const routes = ROUTES.filter((_, index) => index % PARTS === part)
  test(`no serious accessibility fault in dark, none hard to read in light: ${routes.join(' ')}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await register(page, origin(), newAccount())
    const faults: string[] = []
    for (const path of routes) {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.goto(origin() + path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      const dark = await new AxeBuilder({ page }).withTags(GUIDELINES).analyze()
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const light = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
      const grave = [...dark.violations, ...light.violations].filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      )
      faults.push(...grave.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`))
    }
    expect(faults).toEqual([])
  })
}
