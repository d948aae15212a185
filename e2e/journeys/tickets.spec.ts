import { expect, type Page, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import { MOST_SHIFT, shiftOf, watchShifts } from '../pages/layoutShift.ts'
import { RecordedServer } from '../recordedServer.ts'

const server = new RecordedServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.stop())
test.beforeEach(({ page }) => server.setClock(page))

const TICKETS = ['/deal?symbol=BTCUSDT', '/deal_c?symbol=BTCPERP', '/deal_jg?symbol=BTCUSDT']
const WINDOWS = [
  { width: 1280, height: 560 },
  { width: 1366, height: 625 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Whether the last button of the ticket lies in the window with nothing over it. */
async function inReach(page: Page): Promise<boolean> {
  return await page.locator('[data-area=form] form').evaluate((form) => {
    const button = [...form.querySelectorAll('button')].at(-1)
    const box = button?.getBoundingClientRect()
    if (!button || !box || box.bottom > innerHeight) return false
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return top !== null && button.contains(top)
  })
}

/** Whether the last tool of the market's header lies in the window, and nothing of the header beyond its end. */
async function headerFits(page: Page): Promise<boolean> {
  return await page.getByRole('button', { name: 'Layout', exact: true }).evaluate((tool) => {
    const header = tool.closest('header')
    return (
      header !== null && header.scrollWidth <= header.clientWidth && tool.getBoundingClientRect().right <= innerWidth
    )
  })
}

test('the button of every ticket is in reach and uncovered and the header fits, from small windows to large ones', async ({
  page,
}) => {
  await openAccount(page, server.origin, { contract: '100' })
  for (const address of TICKETS) {
    await page.goto(`${server.origin}${address}`)
    await expect(page.locator('[data-area=form] form')).toBeVisible()
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      await expect.poll(() => inReach(page), { message: `${address} at ${window.width} × ${window.height}` }).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
      await expect.poll(() => headerFits(page), { message: `header of ${address} at ${window.width}` }).toBe(true)
    }
  }
})

const LISTS = ['/table1', '/table2', '/lt', '/all', '/jgcc', '/record']
const STILL_SCREENS = ['/', '/market', ...TICKETS, ...LISTS, '/recharge', '/setting']
/** Answers come late, each call a little later than the one before it, so that what moves for them is seen. */
const LATE_MS = 120

test('nothing on the first page and the screens of trading, positions and records moves by itself while they load', async ({
  page,
}) => {
  await openAccount(page, server.origin, { contract: '100' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await watchShifts(page)
  await page.route('**/web/**', async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS))
    await route.continue()
  })
  for (const address of STILL_SCREENS) {
    await page.goto(`${server.origin}${address}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shiftOf(page), `layout shift of ${address}`).toBeLessThanOrEqual(MOST_SHIFT)
  }
})

test('the market is changed by keys alone, panels keep their size, and Escape closes one overlay at a time', async ({
  page,
}) => {
  await openAccount(page, server.origin)
  await page.goto(`${server.origin}/table1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search markets' })
  await palette.getByRole('combobox').fill('btc/usdt')
  await expect(palette.getByRole('row').first()).toContainText('BTC/USDT')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/deal\?symbol=BTCUSDT$/)
  await expect(palette).toBeHidden()
  await page.getByRole('form', { name: 'Order form' }).getByRole('button', { name: 'Sell', exact: true }).click()
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  const steps = page.getByRole('button', { name: 'Width of the order book: Larger' })
  await steps.click()
  await expect(page.locator('[data-area=book]')).toHaveCSS('width', '320px')
  await page.keyboard.press('Escape')
  await expect(steps).toBeHidden()
  const edge = page.getByRole('separator', { name: 'Width of the order book' })
  await edge.focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { level: 1 }).click()
  for (const [typed, name] of [
    ['btcperp', 'BTCPERP'],
    ['btcusdt', 'BTC/USDT'],
  ] as const) {
    await palette.getByRole('combobox').fill(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    if (name === 'BTCPERP') await page.keyboard.press('Control+k')
  }
  await expect(page.getByRole('form', { name: 'Order form' }).locator('button[type=submit]')).toHaveText('Sell BTC')
  await page.reload()
  await expect(page.locator('[data-area=book]')).toHaveCSS('width', '344px')
})
