import { expect, type Locator, type Page } from '@playwright/test'
import { pictureOf } from './picture.ts'

/** `/buycoin` and its records, as a customer uses them. */
export class PurchasePages {
  readonly page: Page
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.#origin = origin
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Send the form' })
  }

  get amount(): Locator {
    return this.form.getByLabel('Coins')
  }

  get submit(): Locator {
    return this.form.getByRole('button', { name: 'Send', exact: true })
  }

  /** Newest first. */
  get purchases(): Locator {
    return this.page.getByRole('table', { name: 'Coins bought' }).getByRole('row').filter({ hasText: 'View bill' })
  }

  async open(path = '/buycoin'): Promise<void> {
    await this.page.goto(this.#origin + path)
    await expect(this.form).toBeVisible()
  }

  /** Chooses a coin; resolves once the form speaks of it. */
  async choose(coin: string): Promise<void> {
    await this.form.getByLabel('Coin', { exact: true }).selectOption(coin)
    await expect(this.form.getByText(new RegExp(`^1 ${coin} = `)).first()).toBeVisible()
  }

  /** "62,500.13 USD" */
  async agreedRate(): Promise<string> {
    const told = await this.form
      .getByText(/^1 [A-Z]+ = /)
      .last()
      .textContent()
    return told?.split(' = ')[1] ?? ''
  }

  /** "625.01 USD" */
  async toBePaid(): Promise<string> {
    const told = await this.form.getByText(/^[\d,.]+ USD$/).textContent()
    return told ?? ''
  }

  async upload(): Promise<void> {
    const buffer = await pictureOf(this.page, 700, 'image/jpeg')
    const bill = { name: 'bill.jpg', mimeType: 'image/jpeg', buffer }
    await this.form.locator('input[type=file]').setInputFiles(bill)
    await expect(this.form.getByText('Uploaded')).toBeVisible()
  }

  /** Everything but sending. */
  async fill(amount: string, payer: string): Promise<void> {
    await this.amount.fill(amount)
    await this.form.getByLabel('Name of the payer').fill(payer)
    await this.form.getByRole('checkbox', { name: 'I have read this and agree to it' }).check()
    await this.upload()
  }
}
