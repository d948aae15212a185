import { expect, type Page, test } from '@playwright/test'
import { ADDRESSES } from '../pages/addresses.ts'
import { openAccount } from '../pages/customer.ts'
import { chooseLanguage, lastingFaults } from '../pages/languages.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

/** Their own names, as the menu has them. */
const OTHERS = [
  'Español',
  'Français',
  'Deutsch',
  '日本語',
  '한국어',
  'ไทย',
  'Tiếng Việt',
  '简体中文',
  '繁體中文',
] as const
const SCREENS = ['/', '/deal?symbol=BTCUSDT', '/recharge', '/accountRecord'] as const

test.describe.configure({ mode: 'parallel' })

function watched(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => void faults.push(error.message))
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  return faults
}

test('every screen is in Arabic, from right to left, and nothing is cut or left in English', async ({ page }) => {
  await openAccount(page, origin(), { funds: '1000' })
  await page.goto(origin())
  await chooseLanguage(page, 'العربية')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const errors = watched(page)
  const faults: string[] = []
  for (const path of ADDRESSES) {
    await page.goto(`${origin()}${path}`)
    await expect(page.locator('main, [role=dialog]').first()).toBeVisible()
    for (const fault of [...(await lastingFaults(page)), ...errors.splice(0)]) faults.push(`${path}: ${fault}`)
  }
  expect(faults).toEqual([])
})

test('home, a trade, a deposit and the records fit in every other language, which changes without a reload', async ({
  page,
}) => {
  await openAccount(page, origin(), { funds: '1000' })
  const faults: string[] = []
  const errors = watched(page)
  for (const path of SCREENS) {
    await page.goto(`${origin()}${path}`)
    await page.evaluate(() => {
      ;(window as unknown as { notReloaded: boolean }).notReloaded = true
    })
    for (const name of OTHERS) {
      await chooseLanguage(page, name)
      for (const fault of [...(await lastingFaults(page)), ...errors.splice(0)])
        faults.push(`${path} in ${name}: ${fault}`)
    }
    expect(await page.evaluate(() => (window as unknown as { notReloaded?: boolean }).notReloaded)).toBe(true)
  }
  expect(faults).toEqual([])
})
