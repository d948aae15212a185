import { expect, type Page, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
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
