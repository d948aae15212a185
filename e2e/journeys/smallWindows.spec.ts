import { expect, test } from '@playwright/test'
import { accessibilityFaults } from '../pages/accessibility.ts'
import { keepWindow, PHONE, widthOf, ZOOMED } from '../pages/smallWindows.ts'
import { Terminal } from '../pages/terminal.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a visitor takes a price from the book and places a demo order', async ({ page }) => {
    await page.goto(origin())
    await page.getByRole('button', { name: 'Trade now with play money' }).first().tap()
    const terminal = new Terminal(page)
    await page.getByRole('tab', { name: 'Order book' }).tap()
    const best = terminal.bids.first()
    await best.tap()
    await page.getByRole('tab', { name: 'Trade', exact: true }).tap()
    await expect(terminal.form.getByLabel('Price', { exact: true })).not.toHaveValue('')
    await terminal.form.getByRole('button', { name: '25%' }).tap()
    await terminal.submit.tap()
    await expect(terminal.placed).toBeVisible()
    expect(await widthOf(page)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  test('everything of the bar is in its menu', async ({ page }) => {
    await page.goto(`${origin()}/market`)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('button', { name: 'Deutsch' }).tap()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('button', { name: 'Menü' }).tap()
    await page.getByRole('link', { name: 'App laden' }).first().tap()
    await expect(page).toHaveURL(/\/downLoad/)
    // By its name: the screen before it stands until this one is there.
    await expect(page.getByRole('heading', { level: 1, name: 'App herunterladen' })).toBeVisible()
    expect(await widthOf(page)).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

test.describe('with a mouse', () => {
  test('a page zoomed to 400 % stands in one column', async ({ browser }) => {
    const page = await browser.newPage(ZOOMED)
    await keepWindow(page)
    for (const path of ['/market', '/login', '/text?id=7']) {
      await page.goto(origin() + path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await widthOf(page)).toBe(320)
    }
    await page.close()
  })

  test('small windows reflow when the reader wants it, and do not when not', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 })
    await page.goto(`${origin()}/market`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widthOf(page)).toBe(1280)
    await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ reflow: 'always' })))
    await page.goto(`${origin()}/market`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widthOf(page)).toBe(800)
  })
})
