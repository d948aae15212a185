import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAccount } from '../pages/customer.ts'

const origin = (): string => process.env.E2E_ORIGIN ?? ''

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(found: Locator): Promise<Box> {
  await expect(found).toBeVisible()
  const box = await found.boundingBox()
  if (!box) throw new Error(`${found} has no place on the page`)
  return box
}

const middle = ({ y, height }: Box): number => y + height / 2
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** In pixels, with its distance from the field. */
const FOCUS_RING = 3

/** Whether a press anywhere on an element, its four corners too, would reach it. */
async function isUncovered(found: Locator): Promise<boolean> {
  return await found.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    // The corners themselves are round.
    const round = 4
    const places = [
      [left + round, top + round],
      [right - round, top + round],
      [left + round, bottom - round],
      [right - round, bottom - round],
    ] as const
    return places.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
}

/** Names of what a menu of the bar holds, once it is open. */
async function namesIn(page: Page, menu: string): Promise<string[]> {
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: menu, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const names = await page
    .locator(`[id="${await button.getAttribute('aria-controls')}"]`)
    .getByRole('link')
    .allInnerTexts()
  await page.keyboard.press('Escape')
  return names
}

test('every text is set in the font that is shipped', async ({ page }) => {
  await page.goto(origin())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  })
  const used = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0])
  expect(loaded).toContain(used)
})

test('the bar cuts a long name, and the profile tells all of it', async ({ page }) => {
  const { account } = await openAccount(page, origin())
  await page.goto(`${origin()}/setting`)
  await expect(page.getByRole('main').getByText(account, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Account ${account.slice(0, 12)}` })).toBeVisible()
})

test.describe('for a reader in Portugal', () => {
  test.use({ locale: 'pt-PT' })
  test('the area code is that of the country', async ({ page }) => {
    await page.goto(`${origin()}/login?lang=en`)
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('combobox').first()).toHaveValue(/\+351/)
  })
})

test('what is saved is said beside the way on of a newcomer, not over it', async ({ page }) => {
  await openAccount(page, origin())
  await page.goto(`${origin()}/authentication?tier=senior&first=1`)
  const wayOn = page.getByRole('link', { name: 'Skip for now' })
  await expect(wayOn).toBeVisible()
  await page.getByRole('button', { name: 'Save without sending' }).click()
  const toast = page.getByText(/^Saved/).first()
  await expect(toast).toBeVisible()
  await wayOn.scrollIntoViewIfNeeded()
  expect(overlap(await boxOf(toast), await boxOf(wayOn))).toBe(false)
})

test('fields of one row stand on one line, with room for what is said of them', async ({ page }) => {
  await openAccount(page, origin())
  await page.goto(`${origin()}/exchange`)
  const form = page.getByRole('form', { name: 'Exchange' })
  const coin = await boxOf(form.getByRole('combobox').first().locator('..'))
  const swap = await boxOf(form.getByRole('button', { name: 'Swap' }))
  const amount = await boxOf(form.getByRole('textbox', { name: 'Amount' }).locator('..'))
  expect([swap.height, middle(swap), amount.height]).toEqual([coin.height, middle(coin), coin.height])

  await page.goto(`${origin()}/deal_c?symbol=BTCPERP`)
  const ticket = page.getByRole('form', { name: 'Order form' })
  const field = await boxOf(ticket.getByRole('textbox', { name: 'Size' }).locator('..'))
  const hint = await boxOf(ticket.getByText(/^1 lot = /))
  expect(hint.y - (field.y + field.height)).toBeGreaterThanOrEqual(FOCUS_RING)
})

test('a state stands on the line of its row, and all figures of the header on one', async ({ page }) => {
  const customer = await openAccount(page, origin())
  await customer.post('/web/addTransfer', { from: 'funds', to: 'contract', currency: 'USDT', amount: '10' })
  await page.goto(`${origin()}/record?type=transfer`)
  const row = page.getByRole('row').filter({ hasText: 'USDT' }).first()
  const state = await boxOf(row.getByText(/^(Success|Completed)$/))
  const amount = await boxOf(row.getByText(/USDT/).first())
  expect(Math.abs(middle(state) - middle(amount))).toBeLessThanOrEqual(1)

  await page.goto(`${origin()}/deal?symbol=BTCUSDT`)
  const figures = page.locator('dl').first().locator('dd')
  await expect(figures.first()).toBeVisible()
  // A name may take two lines; what stands below it is on one.
  const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('the tools of a terminal are whole at 1280 pixels', async ({ page }) => {
  await openAccount(page, origin())
  for (const path of ['/deal?symbol=BTCUSDT', '/deal_c?symbol=BTCPERP', '/deal_jg?symbol=BTCUSDT']) {
    await page.goto(origin() + path)
    const keys = page.getByRole('button', { name: /^Keys/ })
    await expect(keys).toBeVisible()
    await expect.poll(() => isUncovered(keys), { message: path }).toBe(true)
  }
})

test('no menu of the bar says one name twice', async ({ page }) => {
  await page.goto(origin())
  for (const menu of ['All products', 'Financial', 'Activity']) {
    const names = await namesIn(page, menu)
    expect(names.length, menu).toBeGreaterThan(1)
    expect(new Set(names).size, names.join()).toBe(names.length)
  }
})
