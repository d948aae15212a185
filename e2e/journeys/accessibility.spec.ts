import { expect, test } from '@playwright/test'
import { accessibilityOf } from '../pages/accessibility.ts'
import { openAccount } from '../pages/customer.ts'

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
  '/profit_index',
  '/profit_buy?id=1',
  '/profit_wdtg',
  '/hosting?id=1',
  '/currency',
  '/currency?step=personal',
  '/currency?step=income',
  '/repayment',
  '/currencyRecord',
  '/agreement',
  '/loans',
  '/subscription',
  '/subscription?tab=mine',
  '/subscribe?id=2',
  '/newCoins?id=1',
  '/bindmpwd',
  '/editPassword',
  '/editPasswordTrade',
  '/bindphone',
  '/security',
  '/authentication?tier=senior',
  '/setting',
  '/setting?tab=security',
  '/setting?tab=payout',
  '/setting?tab=credit',
  '/setting?tab=preferences',
  '/setting?tab=about',
  '/recharge',
  '/rechargeRecord',
  '/no-such-page',
]

/** Rules of the guidelines; what is only good practice is left to the reader of a full report. */
const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PARTS = [0, 1] as const

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test.describe.configure({ mode: 'parallel' })

for (const part of PARTS) {
  test(`no serious accessibility fault in dark, and nothing hard to read in light, part ${part + 1}`, async ({
    page,
  }) => {
    await openAccount(page, origin())
    for (const path of ROUTES.filter((_, index) => index % PARTS.length === part)) {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.goto(origin() + path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      const dark = await accessibilityOf(page).withTags(GUIDELINES).analyze()
      // The other scheme has the same page in other colours.
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const light = await accessibilityOf(page).withRules(['color-contrast']).analyze()
      const grave = [...dark.violations, ...light.violations].filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      )
      expect(grave.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
}
