import { expect, type Page, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'
import { Terminal } from '../pages/terminal.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 625 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** How many rows of the order book its list cuts at one of its ends. */
async function cutRows(page: Page): Promise<number> {
  return await page.locator('[data-area=book] [role=grid]').evaluateAll((grids) => {
    const isCut = (row: Element, list: DOMRect) => {
      const { top, bottom } = row.getBoundingClientRect()
      const isSeen = bottom > list.top + 1 && top < list.bottom - 1
      return isSeen && (top < list.top - 1 || bottom > list.bottom + 1)
    }
    const lists = grids.map((grid) => [grid.getBoundingClientRect(), [...grid.querySelectorAll('[role=row]')]] as const)
    return lists.flatMap(([box, rows]) => rows.filter((row) => isCut(row, box))).length
  })
}

test('the order book has whole rows in every window', async ({ page }) => {
  await openAccount(page, origin())
  const terminal = new Terminal(page)
  await terminal.open(origin())
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expect(terminal.bids.first()).toBeVisible()
    await expect.poll(() => cutRows(page), { message: `at ${window.width} × ${window.height}` }).toBe(0)
  }
})

test('the candles are shown though their indicators cannot be had', async ({ page }) => {
  await openAccount(page, origin())
  const kept: string[] = []
  await page.route(/\/assets\/catalogue-[^/]*\.js$/, async (route) => {
    kept.push(route.request().url())
    await route.abort()
  })
  await new Terminal(page).open(origin())
  await expect(page.locator('[data-area=chart] canvas').first()).toBeVisible()
  expect(kept).not.toEqual([])
})

test('what is said of a cancelled order covers neither the ticket nor the tools', async ({ page }) => {
  await openAccount(page, origin())
  const terminal = new Terminal(page)
  await terminal.open(origin())
  const price = terminal.form.getByLabel('Price', { exact: true })
  await expect(price).not.toHaveValue('')
  const offered = Number((await price.inputValue()).replaceAll(',', ''))
  await terminal.limit('Buy', (offered * 0.98).toFixed(0), '0.01')
  await terminal.submit.click()
  await expect(terminal.placed).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  const toast = page.getByRole('status').filter({ hasText: /cancel/i })
  await expect(toast).toBeVisible()
  const said = await toast.boundingBox()
  const others = [terminal.form, page.getByRole('button', { name: 'Layout', exact: true })]
  for (const other of others) {
    const box = await other.boundingBox()
    expect(
      said && box && (said.x + said.width <= box.x || said.x >= box.x + box.width || said.y >= box.y + box.height),
    ).toBe(true)
  }
})
