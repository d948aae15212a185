import { expect, type Locator, type Page } from '@playwright/test'

export interface ContractTicket {
  readonly side: 'Long' | 'Short'
  readonly leverage: number
  readonly lots: string
  /** Left out: at the market. */
  readonly price?: string
}

/** The contract terminal as a trader uses it. */
export class ContractTerminal {
  readonly page: Page
  readonly form: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.form = page.getByRole('form', { name: 'Order form' })
    this.dialog = page.getByRole('dialog')
  }

  async open(origin: string, symbol: string, path = '/deal_c'): Promise<void> {
    await this.page.goto(`${origin}${path}?symbol=${symbol}`)
    await expect(this.page.getByRole('heading', { level: 1, name: symbol })).toBeVisible()
    await expect(this.form).toBeVisible()
  }

  get leverage(): Locator {
    return this.form.getByRole('textbox', { name: 'Leverage' })
  }

  get submit(): Locator {
    return this.form.locator('button[type=submit]')
  }

  /** The order that was placed last. */
  get placed(): Locator {
    return this.form.getByRole('link', { name: /^Order \d+$/ })
  }

  /** Above 25× {@link acceptLeverage} must follow. */
  async fill({ side, leverage, lots, price }: ContractTicket): Promise<void> {
    await this.form.getByRole('button', { name: side, exact: true }).click()
    await this.leverage.fill(String(leverage))
    await this.form.getByRole('button', { name: price === undefined ? 'Market' : 'Limit', exact: true }).click()
    if (price !== undefined) await this.form.getByRole('textbox', { name: 'Price', exact: true }).fill(price)
    await this.form.getByRole('textbox', { name: 'Size', exact: true }).fill(lots)
  }

  /** The tick that a small move can lose everything. */
  async acceptLeverage(): Promise<void> {
    await this.form.getByRole('checkbox', { name: /small move can lose the whole margin/ }).check()
  }

  /** The figures of the preview by their labels, once they are those of what was entered. */
  async preview(): Promise<Readonly<Record<string, string>>> {
    const box = this.form.getByRole('region', { name: 'Preview' })
    await expect(box).toHaveAttribute('aria-busy', 'false')
    await expect(box.locator('dd').first()).not.toHaveText('–')
    const [labels, values] = [await box.locator('dt').allTextContents(), await box.locator('dd').allTextContents()]
    return Object.fromEntries(labels.map((label, place) => [label, values[place] ?? '']))
  }

  async place(): Promise<void> {
    await this.submit.click()
    await expect(this.placed).toBeVisible()
  }

  /** Market orders and high leverage ask once more. */
  async placeConfirmed(): Promise<void> {
    await this.submit.click()
    await this.dialog.getByRole('button', { name: 'Place order' }).click()
    await expect(this.placed).toBeVisible()
  }

  async tab(name: 'Pending' | 'Trading' | 'Closed' | 'Cancelled' | 'Fills' | 'Account'): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
  }

  /** A row of the orders and positions below the chart. */
  row(symbol: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('row').filter({ hasText: symbol })
  }

  /** A cell by the head of its column. */
  async cell(row: Locator, head: string): Promise<Locator> {
    const columns = this.page.getByRole('tabpanel').getByRole('columnheader')
    await expect(columns.first()).toBeVisible()
    const heads = await columns.allTextContents()
    const place = heads.findIndex((text) => text.startsWith(head))
    if (place < 0) throw new Error(`No column "${head}" among ${heads.join(', ')}`)
    return row.getByRole('cell').nth(place)
  }
}
