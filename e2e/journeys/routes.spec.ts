import { expect, type Page, test } from '@playwright/test'
import { NEEDS_LOGIN, PUBLIC } from '../pages/addresses.ts'
import { openAccount } from '../pages/customer.ts'
import { logIn, PASSWORD } from '../pages/newcomer.ts'

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
