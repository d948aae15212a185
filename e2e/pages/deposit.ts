import { expect, type Locator, type Page } from '@playwright/test'

/** The deposit page as its reader uses it. */
export class DepositPage {
  readonly page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }

  get address(): Locator {
    return this.page.getByTestId('deposit-address')
  }

  /** The row of the only deposit that came over the chain. */
  get arriving(): Locator {
    return this.page.getByRole('row').filter({ hasText: 'Chain' })
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.#origin}/recharge`)
    await expect(this.page.getByText('You deposit 1,000 USDT. Once 900 USDT are traded')).toBeVisible()
    await expect(this.address).toHaveCount(0)
  }

  /** Agrees to the terms; returns the address that is shown then. */
  async agree(): Promise<string> {
    await this.page.getByLabel('I have read this and agree to it').check()
    await this.page.getByRole('button', { name: 'Show my address' }).click()
    await expect(this.address).toHaveText(/^0x[0-9a-fA-F]{40}$/)
    return (await this.address.textContent()) ?? ''
  }

  /** The sandbox sends 1,000 USDT over its chain; returns once the log has them. */
  async receive(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send to my address' }).click()
    await expect(this.arriving).toContainText('Confirming')
    await expect(this.arriving).toContainText(/[1-9]\d* of \d+/)
    await expect(this.arriving).toContainText('Completed', { timeout: 180_000 })
  }
}
