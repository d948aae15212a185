import { expect, type Locator, type Page } from '@playwright/test'

/** The spot terminal as a trader uses it. */
export class Terminal {
  readonly page: Page
  readonly form: Locator

  constructor(page: Page) {
    this.page = page
    this.form = page.getByRole('form', { name: 'Order form' })
  }

  async open(origin: string, symbol = 'BTCUSDT'): Promise<void> {
    await this.page.goto(`${origin}/deal?symbol=${symbol}`)
    await expect(this.form).toBeVisible()
    await expect(this.bids.first()).toBeVisible()
  }

  get bids(): Locator {
    return this.page.getByRole('grid', { name: /bid/i }).getByRole('row')
  }

  get submit(): Locator {
    return this.form.locator('button[type=submit]')
  }

  /** The order that was placed last. */
  get placed(): Locator {
    return this.form.getByRole('link', { name: /^Order \d+$/ })
  }

  async limit(side: 'Buy' | 'Sell', price: string, amount: string): Promise<void> {
    await this.form.getByRole('button', { name: side, exact: true }).click()
    await this.form.getByRole('button', { name: 'Limit', exact: true }).click()
    await this.form.getByLabel('Price', { exact: true }).fill(price)
    await this.form.getByLabel('Amount', { exact: true }).fill(amount)
  }

  async market(side: 'Buy' | 'Sell', amount: string): Promise<void> {
    await this.form.getByRole('button', { name: side, exact: true }).click()
    await this.form.getByRole('button', { name: 'Market', exact: true }).click()
    await this.form.getByLabel('Amount', { exact: true }).fill(amount)
  }

  /** Market orders ask once more. */
  async placeConfirmed(): Promise<void> {
    await this.submit.click()
    await this.page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click()
  }

  async tab(name: 'Current orders' | 'History orders' | 'Fills' | 'Assets'): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(name) }).click()
  }
}
