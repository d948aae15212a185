import { expect, type Locator, type Page } from '@playwright/test'
import { TRANSACTION_PASSWORD } from './newcomer.ts'

/** `/subscription`, `/subscribe` and `/newCoins`, as a customer uses them. */
export class NewCoinPages {
  readonly page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`)
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: 'How many coins' })
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: 'Subscribe', exact: true })
  }

  card(name: string): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name }) })
  }

  /** Everything but sending. */
  async fill(quantity: string): Promise<void> {
    await this.form.getByLabel('Quantity of coins').fill(quantity)
    await this.form.getByRole('checkbox').check()
    await this.form.getByRole('textbox', { name: 'Transaction password' }).fill(TRANSACTION_PASSWORD)
  }

  /** Asks for the last look, and confirms it twice at once. */
  async confirmTwice(): Promise<void> {
    await this.submit.click()
    const dialog = this.page.getByRole('dialog', { name: /^Subscribe to / })
    await dialog.getByRole('button', { name: 'Subscribe', exact: true }).dblclick()
    await expect(this.page).toHaveURL(/\/subscription\?order=\d+$/)
  }
}
